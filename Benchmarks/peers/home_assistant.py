"""Home Assistant's sentences as a catalogue of ours, and both programs on the same questions.

    home_assistant.py convert FOLDER [LANGUAGE...]           catalogues, questions and hassil's answers
    home_assistant.py ask FOLDER ASSISTANT [LANGUAGE...]     our answers, with the time that they take
    home_assistant.py score FOLDER [LANGUAGE...]             a table of hassil's answers beside ours

The sentences come from the package home-assistant-intents, hassil reads and answers them. Questions are
drawn from the sentences themselves, with a fixed seed, because the package holds no tests.
"""

import itertools
import json
import pathlib
import random
import subprocess
import sys
import time

import home_assistant_intents
from hassil.expression import Alternative, Group, ListReference, Permutation, RuleReference, TextChunk
from hassil.intents import Intents, RangeSlotList, TextSlotList, WildcardSlotList
from hassil.numbers import get_rbnf_engine
from hassil.recognize import recognize_best
from hassil.sample import sample_expression
from hassil.util import normalize_whitespace

DATA = pathlib.Path(home_assistant_intents.__file__).parent / "data"
QUESTIONS = 500
MOST_FORMS = 64

# A home: what it holds, and of what kind that is.
ENTITIES = [
    ("Kitchen Lamp", "light"), ("Reading Light", "light"), ("Ceiling Fan", "fan"),
    ("Coffee Machine", "switch"), ("Front Door", "lock"), ("Left Curtain", "cover"),
    ("Garage Gate", "cover"), ("Television", "media_player"), ("Loudspeaker", "media_player"),
    ("Movie Night", "scene"), ("Wake Everybody", "script"), ("Thermostat", "climate"),
    ("Rover", "vacuum"), ("Grass Cutter", "lawn_mower"), ("Alice", "person"),
    ("Outdoor Humidity", "sensor"), ("Smoke Detector", "binary_sensor"), ("Groceries", "todo"),
    ("Water Main", "valve"), ("Forecast", "weather"), ("Humidifier", "humidifier"),
    ("Doorbell", "button"), ("House Alarm", "alarm_control_panel"), ("Guest Mode", "input_boolean"),
]  # fmt: skip
AREAS = ["Kitchen", "Living Room", "Bedroom", "Office", "Bathroom", "Garage"]
FLOORS = ["Ground Floor", "Upper Floor", "Basement"]
HERE = "Office"
WILDCARDS = ["milk", "olive oil", "dinner is ready", "blue monday", "pasta"]


class Home:
    """One language's sentences and a home they are about."""

    def __init__(self, language):
        self.language = language
        with open(DATA / f"{language}.json", encoding="utf-8") as file:
            self.intents = Intents.from_dict(json.load(file))
        names = [(name, name, {"domain": domain}) for name, domain in ENTITIES]
        self.lists = {
            "name": TextSlotList.from_tuples(names, name="name", allow_template=False),
            "area": TextSlotList.from_strings(AREAS, name="area", allow_template=False),
            "floor": TextSlotList.from_strings(FLOORS, name="floor", allow_template=False),
        }
        self.context = {"area": HERE}

    def blocks(self):
        """The intents' parts, each with a number."""
        number = 0
        for intent in self.intents.intents.values():
            for data in intent.data:
                yield number, intent, data
                number += 1

    def rules(self, data):
        return {**self.intents.expansion_rules, **data.expansion_rules}

    def slot_lists(self, data):
        return {**self.intents.slot_lists, **data.slot_lists, **self.lists}

    def answer(self, text):
        """What hassil makes of a text: the intent and the values."""
        found = recognize_best(
            text, self.intents, slot_lists=self.lists, intent_context=self.context,
            language=self.language,
        )  # fmt: skip
        if found is None:
            return None
        return found.intent.name, {e.name: said(e.value) for e in found.entities_list}


def said(value):
    """A value as text, the same for 20 and 20.0."""
    if isinstance(value, float) and value == int(value):
        value = int(value)
    return normalize_whitespace(str(value)).strip().casefold()


# Catalogue -----------------------------------------------------------------------------------------


def escaped(text):
    for mark in "\\[]()|;<>":
        text = text.replace(mark, "\\" + mark)
    return text


class Converter:
    """Writes one language as a catalogue."""

    def __init__(self, home):
        self.home = home
        self.vocabularies = {}
        self.pieces = {}

    def catalog(self):
        shortcuts = []
        for _, intent, data in self.home.blocks():
            if not self.is_possible(data):
                continue
            parameters = {}
            phrases = []
            for sentence in data.sentences:
                text = self.text(sentence.expression, data, parameters)
                wildcards = sum(vocabulary == "@text" for vocabulary in parameters.values())
                phrases.append({"text": text, "weight": 0.5**wildcards} if wildcards else text)
            shortcuts.append(
                {"intent": self.name(intent, data), "phrases": phrases, "parameters": parameters}
            )
        app = {
            "name": "Home", "locale": self.home.language, "shortcuts": shortcuts,
            "pieces": self.pieces, "vocabularies": self.vocabularies,
        }  # fmt: skip
        return {"version": 1, "apps": [app]}

    @staticmethod
    def name(intent, data):
        """The intent with the values that its sentences imply: what differs in them is another intent to us."""
        implied = {name: said(value) for name, value in data.slots.items()}
        for key, wanted in (data.requires_context or {}).items():
            if isinstance(wanted, dict) and wanted.get("slot"):
                implied[key if wanted["slot"] is True else wanted["slot"]] = said(HERE)
        return json.dumps([intent.name, implied], ensure_ascii=False, sort_keys=True)

    def is_possible(self, data):
        """Whether the context of the home allows the sentences, as far as no value brings it along."""
        required = data.requires_context or {}
        if not (data.excludes_context or {}).get("area") is None:
            return False
        return all(key in ("area", "domain", "device_class") for key in required)

    def entities(self, data):
        """The names that the sentences may be about."""

        def wanted(context):
            value = (context or {}).get("domain")
            value = value.get("value") if isinstance(value, dict) else value
            return [value] if isinstance(value, str) else value

        required, excluded = wanted(data.requires_context), wanted(data.excludes_context)
        if (data.requires_context or {}).get("device_class") is not None:
            return []
        return [
            name
            for name, domain in ENTITIES
            if (required is None or domain in required)
            and (excluded is None or domain not in excluded)
        ]

    def vocabulary(self, name, data):
        """The vocabulary of a list, or a built-in type."""
        values = self.home.slot_lists(data)[name]
        if isinstance(values, WildcardSlotList):
            return "@text"
        if name == "name":
            known = self.entities(data)
            key = "name " + " ".join(sorted(known))
            self.vocabularies.setdefault(key, [{"id": said(n), "title": n} for n in known])
            return key
        key = name if name not in data.slot_lists else f"{name} {id(values)}"
        if key not in self.vocabularies:
            self.vocabularies[key] = list(self.values(values, data))
        return key

    def values(self, values, data):
        if isinstance(values, RangeSlotList):
            yield from self.numbers(values)
            return
        merged = {}
        for value in values.values:
            forms = sample_expression(
                value.text_in, self.home.slot_lists(data), self.home.rules(data), self.home.language
            )
            texts = [normalize_whitespace(t).strip() for t in itertools.islice(forms, MOST_FORMS)]
            merged.setdefault(said(value.value_out), []).extend(t for t in texts if t)
        for value, texts in merged.items():
            texts = list(dict.fromkeys(texts))
            if texts:
                yield {"id": value, "title": texts[0], "synonyms": texts[1:]}

    def numbers(self, values):
        # Some languages have no words for numbers, or none for these.
        try:
            engine = get_rbnf_engine(values.words_language or self.home.language)
            engine.format_number(1)
        except ValueError:
            engine = None
        for number in values.get_numbers():
            texts = [str(number)] if values.digits else []
            if engine is not None and values.words:
                texts += sorted(set(engine.format_number(number).text_by_ruleset.values()))
            value = number * values.multiplier if values.multiplier else number
            yield {"id": said(value), "title": texts[0], "synonyms": texts[1:]}

    def text(self, expression, data, parameters):
        """An expression in our notation."""
        if isinstance(expression, TextChunk):
            return escaped(expression.original_text)
        if isinstance(expression, ListReference):
            name = f"{expression.slot_name}:{expression.list_name}"
            parameters[name] = self.vocabulary(expression.list_name, data)
            return "${" + name + "}"
        if isinstance(expression, RuleReference):
            return self.piece(expression.rule_name, data, parameters)
        texts = [self.text(item, data, parameters) for item in expression.items]
        if isinstance(expression, Permutation):
            return "(" + ";".join(texts) + ")"
        if isinstance(expression, Alternative):
            if expression.is_optional:
                return "[" + "|".join(t for t in texts if t) + "]" if any(texts) else ""
            return "(" + "|".join(texts) + ")"
        return "".join(texts)

    def piece(self, name, data, parameters):
        body = self.text(self.home.rules(data)[name].expression, data, parameters)
        if self.pieces.setdefault(name, body) != body:
            return "(" + body + ")"
        return f"<{name}>"


# Questions -----------------------------------------------------------------------------------------


class Questions:
    """Sentences drawn from the templates."""

    def __init__(self, home, seed=20260101):
        self.home = home
        self.random = random.Random(f"{seed} {home.language}")
        self.wildcards = []

    def draw(self, count):
        sources = [
            (data, sentence)
            for _, _, data in self.home.blocks()
            if Converter(self.home).is_possible(data)
            for sentence in data.sentences
        ]
        seen = set()
        for _ in range(count * 20):
            if len(seen) == count:
                return
            data, sentence = self.random.choice(sources)
            self.wildcards = []
            try:
                text = normalize_whitespace(self.say(sentence.expression, data)).strip()
            except LookupError:
                continue
            if text and text not in seen:
                seen.add(text)
                yield text, list(self.wildcards)

    def say(self, expression, data):
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, RuleReference):
            return self.say(self.home.rules(data)[expression.rule_name].expression, data)
        if isinstance(expression, ListReference):
            return self.value(expression.list_name, data)
        items = list(expression.items)
        if isinstance(expression, Alternative):
            return self.say(self.random.choice(items), data)
        if isinstance(expression, Permutation):
            self.random.shuffle(items)
            return " ".join(self.say(item, data) for item in items)
        return "".join(self.say(item, data) for item in items)

    def value(self, name, data):
        if name == "name":
            known = Converter(self.home).entities(data)
            if not known:
                raise LookupError(name)
            return self.random.choice(known)
        values = self.home.slot_lists(data)[name]
        if isinstance(values, WildcardSlotList):
            text = self.random.choice(WILDCARDS)
            self.wildcards.append(text)
            return text
        if isinstance(values, RangeSlotList):
            return str(self.random.choice(list(values.get_numbers())))
        return self.say(self.random.choice(values.values).text_in, data)

    def mistyped(self, text, wildcards):
        """The text with one letter wrong in a word of four letters or more; None where it has none."""
        taken = {word for wildcard in wildcards for word in wildcard.split()}
        words = text.split(" ")
        places = [i for i, w in enumerate(words) if len(w) >= 4 and w.isalpha() and w not in taken]
        if not places:
            return None
        place = self.random.choice(places)
        word = words[place]
        at = self.random.randrange(len(word))
        letters = sorted(set("".join(w for w in words if w.isalpha())))
        kind = self.random.choice(["other", "missing", "twice", "swapped"])
        if kind == "other":
            other = self.random.choice([x for x in letters if x != word[at]] or ["x"])
            word = word[:at] + other + word[at + 1 :]
        elif kind == "missing":
            word = word[:at] + word[at + 1 :]
        elif kind == "twice" or at + 1 == len(word) or word[at] == word[at + 1]:
            word = word[:at] + word[at] + word[at:]
        else:
            word = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        return " ".join(words[:place] + [word] + words[place + 1 :])


def convert(folder, languages):
    for language in languages:
        home = Home(language)
        catalog = Converter(home).catalog()
        (folder / f"{language}.json").write_text(
            json.dumps(catalog, ensure_ascii=False, indent=1), encoding="utf-8"
        )
        questions = Questions(home)
        rows = []
        seconds = slips = slip_seconds = 0
        for text, wildcards in questions.draw(QUESTIONS):
            start = time.perf_counter()
            answer = home.answer(text)
            took = time.perf_counter() - start
            if answer is None:
                continue
            seconds += took
            wrong = questions.mistyped(text, wildcards)
            right = None
            if wrong:
                start = time.perf_counter()
                right = home.answer(wrong) == answer
                slip_seconds += time.perf_counter() - start
                slips += 1
            rows.append([text, answer, wrong, right])
        made = {
            "rows": rows,
            "seconds": seconds / max(1, len(rows)),
            "slipSeconds": slip_seconds / max(1, slips),
            "templates": sum(len(data.sentences) for _, _, data in home.blocks()),
        }
        (folder / f"{language}.answers").write_text(json.dumps(made), encoding="utf-8")
        texts = [row[0] for row in rows]
        (folder / f"{language}.txt").write_text("\n".join(texts) + "\n", encoding="utf-8")
        slips = [row[2] for row in rows if row[2]]
        (folder / f"{language}.slips").write_text("\n".join(slips) + "\n", encoding="utf-8")
        print(language, len(rows), "questions", file=sys.stderr)


# Answers -------------------------------------------------------------------------------------------

# How often the questions are asked to tell the time of a question from that of starting.
ROUNDS = 20


def ask(folder, assistant, languages):
    for language in languages:

        def run(texts):
            command = [assistant, "match", "--json", "--locale", language]
            command += ["--catalog", f"{language}.json", "--data", "data"]
            start = time.perf_counter()
            done = subprocess.run(command, input=texts, capture_output=True, cwd=folder, check=False)
            if done.stderr:
                print(language, done.stderr.decode()[:500], file=sys.stderr)
            return done.stdout, time.perf_counter() - start

        texts = (folder / f"{language}.txt").read_bytes()
        answers, once = run(texts)
        (folder / f"{language}.out").write_bytes(answers)
        _, often = run(texts * ROUNDS)
        count = max(1, texts.count(b"\n"))
        (folder / f"{language}.time").write_text(str((often - once) / (ROUNDS - 1) / count))
        answers, _ = run((folder / f"{language}.slips").read_bytes())
        (folder / f"{language}.slips.out").write_bytes(answers)


# Scores --------------------------------------------------------------------------------------------


def ours(line):
    """The intent and values of one result of `assistant match --json`."""
    result = json.loads(line)
    if result["outcome"] not in ("match", "ambiguous") or "intent" not in result:
        return None
    name, values = json.loads(result["intent"])
    for key, value in result["parameters"].items():
        own = value.get("id", value.get("value", value.get("text")))
        values[key.split(":")[0]] = said(own)
    return name, values


def score(folder, languages):
    print("| language | templates | questions | as hassil | a typing mistake | hassil | ours | hassil | ratio |")
    print("|---|---|---|---|---|---|---|---|---|")
    total = [0] * 5
    for language in languages:
        made = json.loads((folder / f"{language}.answers").read_text(encoding="utf-8"))
        took = float((folder / f"{language}.time").read_text())
        rows = made["rows"]
        lines = (folder / f"{language}.out").read_text(encoding="utf-8").splitlines()
        answers = [(name, values) for _, (name, values), _, _ in rows]
        right = sum(ours(line) == answer for line, answer in zip(lines, answers))
        lines = (folder / f"{language}.slips.out").read_text(encoding="utf-8").splitlines()
        slips = [(name, values) for _, (name, values), wrong, _ in rows if wrong]
        kept = sum(ours(line) == answer for line, answer in zip(lines, slips))
        theirs = sum(bool(row[3]) for row in rows)
        counts = [len(rows), right, len(slips), kept, theirs]
        total = [one + other for one, other in zip(total, counts)]
        print_row(language, made["templates"], counts, took, made["seconds"])
    print_row("all", "", total, None, None)


def print_row(language, templates, counts, took, seconds):
    count, right, slips, kept, theirs = counts
    times = f"{took * 1e6:.0f} µs | {seconds * 1e6:.0f} µs | {seconds / took:.0f}" if took else " | | "
    print(
        f"| {language} | {templates} | {count} | {100 * right / max(1, count):.2f} % "
        f"| {100 * kept / max(1, slips):.1f} % of {slips} | {100 * theirs / max(1, slips):.1f} % | {times} |"
    )


def main():
    command, folder, *rest = sys.argv[1:]
    folder = pathlib.Path(folder)
    assistant = rest.pop(0) if command == "ask" else None
    languages = rest or sorted(path.stem for path in DATA.glob("*.json"))
    if command == "ask":
        ask(folder, assistant, languages)
    else:
        {"convert": convert, "score": score}[command](folder, languages)


if __name__ == "__main__":
    main()
