"""Home Assistant's sentences as a catalogue of ours."""

import itertools
import json

from hassil.expression import Alternative, ListReference, Permutation, RuleReference, TextChunk
from hassil.intents import RangeSlotList, WildcardSlotList
from hassil.numbers import get_rbnf_engine
from hassil.sample import sample_expression
from hassil.util import normalize_whitespace

from home import said

MOST_FORMS = 64


def escaped(text):
    for mark in "\\[]()|;<>":
        text = text.replace(mark, "\\" + mark)
    return text


class Converter:
    """Writes one language, with the things of one home, as a catalogue."""

    def __init__(self, home):
        self.home = home
        self.vocabularies = {}
        self.pieces = {}

    def catalog(self):
        shortcuts = []
        for intent, data in self.home.possible_blocks():
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
        return {"version": 2, "apps": [app]}

    def name(self, intent, data):
        """The intent with the values that its sentences imply: what differs in them is another intent to us."""
        implied = {name: said(value) for name, value in data.slots.items()}
        for key, wanted in (data.requires_context or {}).items():
            if isinstance(wanted, dict) and wanted.get("slot"):
                name = key if wanted["slot"] is True else wanted["slot"]
                implied[name] = said(self.home.context[key])
        return json.dumps([intent.name, implied], ensure_ascii=False, sort_keys=True)

    def vocabulary(self, name, data):
        """The vocabulary of a list, or a built-in type."""
        values = self.home.slot_lists(data)[name]
        if isinstance(values, WildcardSlotList):
            return "@text"
        if name == "name":
            known = self.home.names(data)
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
