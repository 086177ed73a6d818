import itertools

import marisa_trie
from world import each, row, timed, world

world = world()
trie, seconds = timed(lambda: marisa_trie.Trie(text for _, _, text in world.sentences()))
row("ready", seconds, f"{len(trie.tobytes()) / 1e6:.1f} MB")
texts = [text for text, _, _ in world.exact]
assert all(text in trie for text in texts)
assert not any(text in trie for text in world.misses)
row("exact hit", each(lambda text: trie.key_id(text), texts))
row("miss", each(lambda text: text in trie, world.misses))
prefixes = [text[:12] for text in texts[:2000]]
row("ten completions", each(lambda p: list(itertools.islice(trie.iterkeys(p), 10)), prefixes))
