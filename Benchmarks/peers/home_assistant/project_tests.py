"""The tests of Home Assistant's project of sentences: `tests` of a checkout, a folder a language.

A file is either `DOMAIN_INTENT.yaml`, about the home in `_fixtures.yaml`, or `INTENT/SLOTS.yaml`, which brings its own
things. All things of a language make one home here, so that every sentence has all others' names beside it."""

import re

import yaml
from hassil import is_template, parse_sentence, sample_expression
from hassil.util import normalize_whitespace

from home import Things, languages, said


class ProjectTests:
    """The questions of one language, by the area in which they are asked."""

    def __init__(self, folder):
        self.names, self.areas, self.floors = [], [], []
        self.questions = {}
        for path in sorted(folder.rglob("*.yaml")):
            with open(path, encoding="utf-8") as file:
                content = yaml.safe_load(file)
            if not isinstance(content, dict):
                continue
            self.add_things(content)
            if not path.name.startswith("_"):
                group = str(path.relative_to(folder).with_suffix(""))
                intent = path.parent.name if path.parent != folder else None
                for test in content.get("tests", []):
                    self.add_test(test, group, intent)

    @staticmethod
    def of(root):
        """The tests of every language that has sentences, by the sentences' name of the language."""
        known = {name.casefold(): name for name in languages()}
        for folder in sorted(root.iterdir()):
            if folder.is_dir() and folder.name.casefold() in known:
                yield known[folder.name.casefold()], ProjectTests(folder)

    def add_things(self, content):
        for area in content.get("areas", []):
            self.areas += spoken(area["name"])
        for floor in content.get("floors", []):
            self.floors += spoken(floor["name"])
        for entity in content.get("entities", []):
            context = {"domain": entity.get("domain") or entity["id"].split(".")[0]}
            context.update(entity.get("attributes", {}))
            self.names += [(name, context) for name in spoken(entity["name"])]

    def add_test(self, test, group, intent):
        wanted = test.get("intent", test)
        context = wanted.get("context") or test.get("context") or {}
        slots = {name: said(value) for name, value in (wanted.get("slots") or {}).items()}
        here = context.get("area")
        for sentence in test["sentences"]:
            for text in spoken(sentence):
                asked = self.questions.setdefault(here, {})
                asked.setdefault(text, (group, intent or wanted.get("name"), slots))

    def things(self, here):
        """The home of the tests, with the one who speaks in an area of it."""
        names = []
        for name in self.names:
            if name not in names:
                names.append(name)
        return Things(names, list(dict.fromkeys(self.areas)), list(dict.fromkeys(self.floors)), here)


def spoken(text):
    """All that a name or a sentence of a test stands for."""
    texts = sample_expression(parse_sentence(text).expression) if is_template(text) else [text]
    return list(dict.fromkeys(normalize_whitespace(re.sub(r"\s+", " ", t)).strip() for t in texts))
