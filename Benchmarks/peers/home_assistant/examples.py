"""Sentences of which some become phrases with their values open, and others are asked."""

import collections
import json
import os
import random
import subprocess
import sys
import tempfile

from hassil.expression import Alternative, ListReference, Permutation, RuleReference, TextChunk
from hassil.intents import RangeSlotList, WildcardSlotList
from hassil.util import normalize_whitespace

from home import Home, said
from names import NAMES

MOST_DRAWN = 90
MOST_ASKED = 20
FEWEST_PHRASES = 3
OPEN, CLOSE = "\x01", "\x02"


class Sentence:
    """A sentence with its values open, and what stood for each: the parameter's vocabulary, the value and its text."""

    def __init__(self):
        self.text = ""
        self.values = {}

    def filled(self):
        return self.with_values(lambda name: self.values[name][2])

    def phrase(self):
        return self.with_values(lambda name: "${" + name + "}")

    def with_values(self, text):
        whole = self.text
        for name in self.values:
            whole = whole.replace(OPEN + name + CLOSE, text(name))
        return whole


class Sentences:
    """Sentences drawn from the templates of a language, by intent."""

    def __init__(self, language, seed):
        self.names = NAMES[language]
        self.home = Home(language, self.names.home())
        self.random = random.Random(f"{language} {seed}")
        self.vocabularies = collections.defaultdict(dict)
        for name, values in self.home.lists.items():
            for value in values.values:
                text = self.say(value.text_in, None, None)
                self.vocabularies[name].setdefault(said(value.value_out), []).append(text)

    def by_intent(self):
        found = {}
        for intent in self.home.intents.intents.values():
            sources = [
                (data, sentence)
                for data in intent.data
                if self.home.is_possible(data)
                for sentence in data.sentences
            ]
            drawn = {}
            for _ in range(20 * MOST_DRAWN if sources else 0):
                data, template = self.random.choice(sources)
                sentence = Sentence()
                try:
                    words = self.say(template.expression, data, sentence)
                except LookupError:
                    continue
                sentence.text = normalize_whitespace(words).strip()
                if sentence.text and len(drawn) < MOST_DRAWN:
                    drawn.setdefault(sentence.text, sentence)
            found[intent.name] = list(drawn.values())
        return found

    def say(self, expression, data, sentence):
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, RuleReference):
            return self.say(self.home.rules(data)[expression.rule_name].expression, data, sentence)
        if isinstance(expression, ListReference):
            return self.value(expression, data, sentence)
        if not hasattr(expression, "items"):
            return self.say(expression.expression, data, sentence)
        items = list(expression.items)
        if isinstance(expression, Alternative):
            return self.say(self.random.choice(items), data, sentence)
        if isinstance(expression, Permutation):
            self.random.shuffle(items)
            return " ".join(self.say(item, data, sentence) for item in items)
        return "".join(self.say(item, data, sentence) for item in items)

    def value(self, reference, data, sentence):
        """A value in the place of a list. Numbers and words for the same are two parameters."""
        source = reference.list_name
        values = self.home.slot_lists(data)[source]
        name = reference.slot_name
        if isinstance(values, WildcardSlotList):
            text = self.random.choice(self.names.texts)
            value = ("@text", text, text)
        elif isinstance(values, RangeSlotList):
            number = self.random.choice(list(values.get_numbers()))
            value = ("@number", said(number), said(number))
        elif source == "name":
            known = self.home.names(data)
            if not known:
                raise LookupError(source)
            text = self.random.choice(known)
            value = (source, said(text), text)
        else:
            chosen = self.random.choice(values.values)
            text = normalize_whitespace(self.say(chosen.text_in, data, Sentence())).strip()
            value = (source, said(chosen.value_out), text)
            if source != name:
                name = f"{name}_{source}"
            forms = self.vocabularies[source].setdefault(value[1], [])
            if text not in forms:
                forms.append(text)
        if name in sentence.values:
            raise LookupError(name)
        sentence.values[name] = value
        return OPEN + name + CLOSE


class Asked:
    """A catalogue of some sentences, and others to ask it."""

    def __init__(self, language, shots, seed):
        self.language = language
        sentences = Sentences(language, seed)
        self.shortcuts, self.known, self.tests = [], [], []
        for intent, drawn in sentences.by_intent().items():
            count = min(shots, len(drawn) // 2)
            if count < FEWEST_PHRASES:
                continue
            parameters = {}
            for sentence in drawn[:count]:
                for name, value in sentence.values.items():
                    parameters.setdefault(name, value[0])
            self.shortcuts.append({
                "intent": intent, "phrases": [sentence.phrase() for sentence in drawn[:count]],
                "parameters": parameters,
            })  # fmt: skip
            self.known += [(sentence.filled(), intent) for sentence in drawn[:count]]
            # Nobody can know a value for which no phrase has a place.
            self.tests += [
                (sentence, intent)
                for sentence in drawn[count:][-MOST_ASKED:]
                if all(name in parameters for name in sentence.values)
            ]
        taken = {name for shortcut in self.shortcuts for name in shortcut["parameters"].values()}
        self.vocabularies = {
            name: [
                {"id": value, "title": forms[0], "synonyms": forms[1:]}
                for value, forms in sentences.vocabularies[name].items()
            ]
            for name in taken
            if not name.startswith("@")
        }

    def answers(self, assistant):
        app = {
            "name": "Home", "locale": self.language, "shortcuts": self.shortcuts, "vocabularies": self.vocabularies,
        }  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            catalog = os.path.join(folder, "home.json")
            with open(catalog, "w", encoding="utf-8") as file:
                json.dump({"version": 1, "apps": [app]}, file, ensure_ascii=False)
            places = {f"XDG_{name}_HOME": os.path.join(folder, name) for name in ("STATE", "CONFIG", "DATA", "CACHE")}
            done = subprocess.run(
                [assistant, "match", "--json", "--input", "text", "--locale", self.language, "--catalog", catalog],
                input="".join(sentence.filled() + "\n" for sentence, _ in self.tests),
                capture_output=True, text=True, check=False, env={**os.environ, **places},
            )  # fmt: skip
        lines = done.stdout.splitlines()
        if len(lines) != len(self.tests):
            sys.exit(done.stderr)
        return [json.loads(line) for line in lines]

    def by_machine(self):
        """How many intents scikit-learn's linear support vector machine tells, of all sentences."""
        from sklearn.feature_extraction.text import TfidfVectorizer
        from sklearn.pipeline import make_union
        from sklearn.svm import LinearSVC

        features = make_union(
            TfidfVectorizer(ngram_range=(1, 2), token_pattern=r"\S+", sublinear_tf=True),
            TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), sublinear_tf=True),
        )
        known = features.fit_transform([text for text, _ in self.known])
        model = LinearSVC().fit(known, [intent for _, intent in self.known])
        found = model.predict(features.transform([sentence.filled() for sentence, _ in self.tests]))
        return sum(one == intent for one, (_, intent) in zip(found, self.tests, strict=True))


def verdict(answer, sentence, intent):
    if answer["outcome"] != "match":
        return "refused" if answer["outcome"] in ("refused", "empty") else "asked"
    if answer["intent"] != intent:
        return "wrong"
    wanted = {name: value[1:] for name, value in sentence.values.items()}
    found = {
        name: said(value.get("id", value.get("value", value["text"]))) for name, value in answer["parameters"].items()
    }
    is_right = found.keys() == wanted.keys() and all(found[name] in map(said, wanted[name]) for name in wanted)
    return "right" if is_right else "other values"


def examples(assistant, languages, shots, seeds, show):
    """A table of what is understood of sentences that are like the phrases."""
    kinds = ["right", "other values", "asked", "refused", "wrong"]
    print("| language | phrases | intents | sentences | " + " | ".join(kinds) + " | first intent | linear model |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for language in languages:
        for count in shots:
            counts, all_, intents = collections.Counter(), 0, 0
            for seed in range(seeds):
                asked = Asked(language, count, seed)
                intents = len(asked.shortcuts)
                all_ += len(asked.tests)
                counts["machine"] += asked.by_machine()
                for answer, (sentence, intent) in zip(asked.answers(assistant), asked.tests, strict=True):
                    kind = verdict(answer, sentence, intent)
                    counts[kind] += 1
                    first = answer if answer.get("intent") else (answer.get("alternatives") or [{}])[0]
                    counts["first"] += first.get("intent") == intent
                    if show and kind != "right":
                        print(kind, intent, sentence.filled(), json.dumps(answer, ensure_ascii=False), file=sys.stderr)
            cells = [f"{100 * counts[kind] / all_:.1f} %" for kind in [*kinds, "first", "machine"]]
            print("| " + " | ".join([language, str(count), str(intents), str(all_), *cells]) + " |", flush=True)
