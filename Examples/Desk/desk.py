#!/usr/bin/env python3
"""The desk as an app in a process of its own: notes, a timer, and colors.

    assistant apps add -- python3 Examples/Desk/desk.py
    assistant run "note buy milk in desk"

The assistant starts this program when there is something to do and talks with it in lines of JSON on
standard input and output. Every message is described in the documentation of AppProcess. Python's
standard library is all it needs.
"""

import json
import os
import sys

NOTES = os.environ.get("NOTES_FILE") or os.path.join(
    os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share"), "desk-notes.txt"
)

CATALOG = {
    "name": "Desk",
    "synonyms": ["My Desk"],
    "locale": "en",
    "shortcuts": [
        {
            "intent": "WriteNote",
            "phrases": [
                "Add a note in ${applicationName}",
                "Note ${text} in ${applicationName}",
                "New note in ${applicationName}",
            ],
        },
        {
            "intent": "ShowNotes",
            "phrases": [
                "Show my notes in ${applicationName}",
                "What is on my ${applicationName}",
            ],
        },
        {
            "intent": "MarkNotes",
            "phrases": ["Mark my notes ${color} on ${applicationName}"],
        },
        {
            "intent": "SetTimer",
            "phrases": [
                "Set a timer for ${minutes} minutes on ${applicationName}",
                "Start a timer on ${applicationName}",
            ],
        },
        {
            "intent": "ClearNotes",
            "phrases": ["Clear my notes in ${applicationName}", "Tidy ${applicationName}"],
        },
    ],
    "intents": [
        {
            "intent": "WriteNote",
            "title": "Add Note",
            "description": "Writes a line below the others.",
            "summary": "Note ${text}",
            "parameters": [
                {"name": "text", "title": "Note", "prompt": "What shall I write down?"}
            ],
        },
        {"intent": "ShowNotes", "title": "Show Notes"},
        {
            "intent": "MarkNotes",
            "title": "Mark Notes",
            "parameters": [{"name": "color", "title": "Color", "type": "Color"}],
        },
        {
            "intent": "SetTimer",
            "title": "Set Timer",
            "parameters": [
                {
                    "name": "minutes",
                    "title": "Minutes",
                    "type": "@integer",
                    "least": 1,
                    "most": 180,
                    "prompt": "For how many minutes?",
                }
            ],
        },
        {"intent": "ClearNotes", "title": "Clear Notes", "destructive": True},
    ],
    "vocabularies": {
        "Color": {
            "title": "Color",
            "asksApp": True,
            "values": [
                {"id": "f00", "title": "Red", "synonyms": ["scarlet"]},
                {"id": "0f0", "title": "Green"},
            ],
        }
    },
}


class Failure(Exception):
    """Something that the app cannot do, in words for the person."""


class Cancelled(Exception):
    """The person no longer wants it."""


def send(**message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def receive():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)  # The assistant is gone, and so is the work.
    return json.loads(line)


class Run:
    """One run of an intent: what can be asked and told while it lasts."""

    def __init__(self, number):
        self.number = number
        self.questions = 0

    def say(self, text):
        send(type="show", id=self.number, dialog=text)

    def confirm(self, prompt):
        return self.ask(kind="confirmation", prompt=prompt)

    def ask(self, **question):
        self.questions += 1
        send(type="ask", id=self.number, question=self.questions, **question)
        while True:
            message = receive()
            if message["type"] == "cancel" and message["id"] == self.number:
                raise Cancelled()
            if message["type"] == "answer" and message.get("question") == self.questions:
                if "end" in message:
                    raise Cancelled()
                return message["value"]


def add_note(run, text):
    os.makedirs(os.path.dirname(NOTES) or ".", exist_ok=True)
    with open(NOTES, "a", encoding="utf-8") as notes:
        notes.write(text + "\n")
    run.say(f"Noted: {text}")


def show_notes(run):
    try:
        with open(NOTES, encoding="utf-8") as notes:
            run.say(notes.read().strip())
    except FileNotFoundError:
        raise Failure("there are no notes yet") from None


def mark_notes(run, color):
    with open(NOTES, "a", encoding="utf-8") as notes:
        notes.write(f"[{color['id']}]\n")
    run.say(f"The notes are marked {color['title']} ({color['id']}).")


def set_timer(run, minutes):
    run.say(f"The timer runs for {minutes} minutes.")


def clear_notes(run):
    if not run.confirm("Throw all notes away?"):
        return {"end": "declined"}
    if os.path.exists(NOTES):
        os.remove(NOTES)
    run.say("The desk is empty.")


INTENTS = {
    "WriteNote": add_note,
    "ShowNotes": show_notes,
    "MarkNotes": mark_notes,
    "SetTimer": set_timer,
    "ClearNotes": clear_notes,
}


def colors(query):
    """The colors that the assistant asks for: those it lists, or others by their number or name."""
    known = CATALOG["vocabularies"]["Color"]["values"]
    everything = known + [{"id": "00f", "title": "Blue"}, {"id": "fff", "title": "White"}]
    if "identifiers" in query:
        return [color for color in everything if color["id"] in query["identifiers"]]
    if "matching" in query:
        name = query["matching"].strip().lower()
        return [color for color in everything if color["title"].lower() == name]
    return known


def perform(message):
    run = Run(message["id"])
    try:
        end = INTENTS[message["intent"]](run, **message["values"])
    except Cancelled:
        send(type="failed", id=run.number, end="cancelled")
    except Failure as failure:
        send(type="failed", id=run.number, message=str(failure), code="desk")
    except Exception as error:  # A mistake of this program's costs this run only.
        send(type="failed", id=run.number, message=f"{type(error).__name__}: {error}", code="python")
    else:
        if end:
            send(type="failed", id=run.number, **end)
        else:
            send(type="done", id=run.number)


def main():
    while True:
        message = receive()
        kind = message.get("type")
        if kind == "start":
            send(type="ready", version=1)
        elif kind == "describe":
            send(type="catalog", id=message["id"], catalog={"version": 2, "apps": [CATALOG]})
        elif kind == "query":
            send(type="options", id=message["id"], options=colors(message))
        elif kind == "perform":
            perform(message)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
