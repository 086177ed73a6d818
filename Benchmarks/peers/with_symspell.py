from symspellpy import SymSpell, Verbosity
from world import each, row, timed, world

world = world()
known = {text: (template, title) for template, title, text in world.sentences()}


def build():
    speller = SymSpell(max_dictionary_edit_distance=2)
    for text in known:
        for word in text.split():
            speller.create_dictionary_entry(word, 1)
    return speller


speller, seconds = timed(build)
row("ready", seconds, "words of all sentences")


def corrected(text):
    words = []
    for word in text.split():
        found = speller.lookup(word, Verbosity.TOP, max_edit_distance=1)
        words.append(found[0].term if found else word)
    return known.get(" ".join(words))


typos = world.typos[:1000]
right = sum(corrected(t) == (int(template), int(title)) for t, template, title in typos)
row("one misspelling", each(corrected, [t for t, _, _ in typos]), f"{right} of {len(typos)} right")
