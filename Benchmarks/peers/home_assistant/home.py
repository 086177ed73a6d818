"""A home in one language: hassil with that language's sentences, and what the sentences are about."""

import json
import pathlib
from dataclasses import dataclass, field

import home_assistant_intents
from hassil.intents import Intents, TextSlotList
from hassil.recognize import recognize_best
from hassil.util import normalize_whitespace

DATA = pathlib.Path(home_assistant_intents.__file__).parent / "data"


def languages():
    """The languages that have sentences."""
    return sorted(path.stem for path in DATA.glob("*.json"))


def said(value):
    """A value as text, the same for 20 and 20.0."""
    if isinstance(value, float) and value == int(value):
        value = int(value)
    return normalize_whitespace(str(value)).strip().casefold()


@dataclass
class Answer:
    """An intent with its values; what is free text among them plays no part in a comparison."""

    intent: str
    values: dict
    free: list = field(default_factory=list, compare=False)


@dataclass
class Things:
    """What a home has: names with what is known of them, and where the one who speaks is."""

    names: list = field(default_factory=list)
    areas: list = field(default_factory=list)
    floors: list = field(default_factory=list)
    here: str | None = None

    @classmethod
    def made_up(cls):
        """A home for sentences that come without one."""
        return cls(
            [(name, {"domain": domain}) for name, domain in ENTITIES], AREAS, FLOORS, "Office"
        )


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


class Home:
    """One language's sentences and a home they are about."""

    def __init__(self, language, things):
        self.language = language
        self.things = things
        with open(DATA / f"{language}.json", encoding="utf-8") as file:
            self.intents = Intents.from_dict(json.load(file))
        names = [(name, name, context) for name, context in things.names]
        self.lists = {
            "name": TextSlotList.from_tuples(names, name="name", allow_template=False),
            "area": TextSlotList.from_strings(things.areas, name="area", allow_template=False),
            "floor": TextSlotList.from_strings(things.floors, name="floor", allow_template=False),
        }
        self.context = {"area": things.here} if things.here else {}

    def blocks(self):
        """The intents' parts."""
        for intent in self.intents.intents.values():
            for data in intent.data:
                yield intent, data

    def possible_blocks(self):
        """The parts whose context this home has, as far as no name brings it along."""
        return [block for block in self.blocks() if self.is_possible(block[1])]

    def is_possible(self, data):
        area = (data.excludes_context or {}).get("area")
        if area is not None and self.things.here is not None:
            return False
        return all(
            key in ("domain", "device_class") or key in self.context
            for key in data.requires_context or {}
        )

    def names(self, data):
        """The names that the sentences of a part may be about."""

        def wanted(context):
            for key in ("domain", "device_class"):
                value = (context or {}).get(key)
                value = value.get("value") if isinstance(value, dict) else value
                if value is not None:
                    yield key, [value] if isinstance(value, str) else value

        required = list(wanted(data.requires_context))
        excluded = list(wanted(data.excludes_context))
        return list(
            dict.fromkeys(
                name
                for name, context in self.things.names
                if all(context.get(key) in values for key, values in required)
                and not any(context.get(key) in values for key, values in excluded)
            )
        )

    def rules(self, data):
        return {**self.intents.expansion_rules, **data.expansion_rules}

    def slot_lists(self, data):
        return {**self.intents.slot_lists, **data.slot_lists, **self.lists}

    def answer(self, text):
        """What hassil makes of a text."""
        found = recognize_best(
            text, self.intents, slot_lists=self.lists, intent_context=self.context,
            language=self.language,
        )  # fmt: skip
        if found is None:
            return None
        return Answer(
            found.intent.name,
            {e.name: said(e.value) for e in found.entities_list},
            [said(e.text) for e in found.entities_list if e.is_wildcard],
        )
