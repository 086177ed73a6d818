"""What is asked: sentences drawn from the templates, and sentences with a letter wrong."""

import random

from hassil.expression import Alternative, ListReference, Permutation, RuleReference, TextChunk
from hassil.intents import RangeSlotList, WildcardSlotList
from hassil.util import normalize_whitespace

WILDCARDS = ["milk", "olive oil", "dinner is ready", "blue monday", "pasta"]
SEED = 20260101


class Drawn:
    """Sentences drawn from the templates of a home."""

    def __init__(self, home):
        self.home = home
        self.random = random.Random(f"{SEED} {home.language}")

    def texts(self, count):
        sources = [
            (data, sentence)
            for _, data in self.home.possible_blocks()
            for sentence in data.sentences
        ]
        seen = set()
        for _ in range(count * 20):
            if len(seen) == count:
                break
            data, sentence = self.random.choice(sources)
            try:
                text = normalize_whitespace(self.say(sentence.expression, data)).strip()
            except LookupError:
                continue
            if text:
                seen.add(text)
        return sorted(seen)

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
            known = self.home.names(data)
            if not known:
                raise LookupError(name)
            return self.random.choice(known)
        values = self.home.slot_lists(data)[name]
        if isinstance(values, WildcardSlotList):
            return self.random.choice(WILDCARDS)
        if isinstance(values, RangeSlotList):
            return str(self.random.choice(list(values.get_numbers())))
        return self.say(self.random.choice(values.values).text_in, data)


def mistyped(text, answer):
    """The text with one letter wrong in a word of four letters or more, the same at every call; None where it has none.

    Words of a free text are left alone: nobody can tell that they are wrong."""
    chance = random.Random(f"{SEED} {text}")
    free = {word for value in answer.free for word in value.split()}
    words = text.split(" ")
    places = [
        place
        for place, word in enumerate(words)
        if len(word) >= 4 and word.isalpha() and word.casefold() not in free
    ]
    if not places:
        return None
    place = chance.choice(places)
    word = words[place]
    at = chance.randrange(len(word))
    letters = sorted(set("".join(w for w in words if w.isalpha())))
    kind = chance.choice(["other", "missing", "twice", "swapped"])
    if kind == "other":
        other = chance.choice([x for x in letters if x != word[at]] or ["x"])
        word = word[:at] + other + word[at + 1 :]
    elif kind == "missing":
        word = word[:at] + word[at + 1 :]
    elif kind == "twice" or at + 1 == len(word) or word[at] == word[at + 1]:
        word = word[:at] + word[at] + word[at:]
    else:
        word = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return " ".join(words[:place] + [word] + words[place + 1 :])
