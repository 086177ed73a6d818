import re

from hassil.intents import Intents, TextSlotList
from hassil.recognize import recognize
from world import each, row, timed, world

world = world()
lists = {"book": TextSlotList.from_strings(world.titles, name="book")}


def build():
    intents = {}
    for number, template in enumerate(world.templates):
        sentence = template.replace("${applicationName}", "library").lower()
        sentence = re.sub(r"\$\{(\w+)\}", r"{\1}", sentence)
        intents[f"Intent{number}"] = {"data": [{"sentences": [sentence]}]}
    return Intents.from_dict({"language": "en", "intents": intents})


intents, seconds = timed(build)
texts = [text for text, _, _ in world.exact[:200]]
_, first = timed(lambda: recognize(texts[0], intents, slot_lists=lists))
row("ready, with the first question", seconds + first)
right = sum(
    recognize(text, intents, slot_lists=lists).intent.name == f"Intent{template}"
    for text, template, _ in world.exact[:200]
)
row("exact hit", each(lambda t: recognize(t, intents, slot_lists=lists), texts), f"{right} of 200")
misses = world.misses[:200]
row("miss", each(lambda t: recognize(t, intents, slot_lists=lists), misses))
