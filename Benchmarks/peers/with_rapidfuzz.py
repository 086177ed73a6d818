from rapidfuzz import fuzz, process
from world import each, row, timed, world

world = world()
sentences, seconds = timed(lambda: list(world.sentences()))
texts = [text for _, _, text in sentences]
row("writing all sentences out", seconds)
typos = world.typos[:20]


def nearest(text):
    return process.extractOne(text, texts, scorer=fuzz.ratio)[2]


right = sum(
    sentences[nearest(text)][:2] == (int(template), int(title)) for text, template, title in typos
)
row("one misspelling", each(nearest, [t for t, _, _ in typos], 1), f"{right} of {len(typos)} right")
