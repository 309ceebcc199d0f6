"""Answers requests of the suite: one JSON object a line on standard input, one on standard output.

A request is {"id": 1, "do": "chat", "to": {"url", "key", "deployment"}, "with": [...]}; its answer {"id": 1, "gave": ...},
or {"id": 1, "failed": {"name", "status"}} where the client raises an error.
"""
import json
import sys

WEATHER = {
    "name": "weather",
    "description": "Tells the weather in a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}
ANSWER = "sunny"


def status_of(error):
    """The status of an error or of the one that caused it. None where the package tells none."""
    return getattr(error, "status_code", None)


def serve(open_client):
    """Asks `open_client(url, key, deployment)` for an object whose methods do what the suite wants, until the input ends."""
    clients = {}
    output = sys.stdout
    # What a package prints must not come between the answers.
    sys.stdout = sys.stderr
    for line in sys.stdin:
        asked = json.loads(line)
        to = asked["to"]
        key = json.dumps(to, sort_keys=True)
        try:
            if key not in clients:
                clients[key] = open_client(**to)
            told = {"gave": getattr(clients[key], asked["do"])(*asked["with"])}
        except Exception as error:  # noqa: BLE001 - the suite judges every error
            told = {"failed": {"name": type(error).__name__, "status": status_of(error), "message": str(error)[:300]}}
        print(json.dumps({"id": asked["id"], **told}), file=output, flush=True)
