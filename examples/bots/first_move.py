import json, os, sys, time, urllib.error, urllib.request as web
from http.client import HTTPException

server, token = sys.argv[1], os.environ["HALMA_TOKEN"]

def ask(method, path, body=None):
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return web.urlopen(web.Request(server + path, data, headers, method=method), timeout=30)

def choose(turn):
    return turn["moves"][0]  # your idea here

def act(message):
    if message["say"] == "ended":
        sys.exit(message["why"])
    try:
        if message["say"] == "challenge":
            ask("POST", f"/api/challenges/{message['challenge']}/accept", {})
        if message["say"] == "turn":
            command = {"do": "move", "ply": message["ply"], "move": choose(message)}
            request = {"id": f"{message['game']}-{message['seq']}", "command": command}
            ask("POST", f"/api/games/{message['game']}/commands", request)
        if message["say"] == "over" and message.get("next"):  # the next game of a series
            request = {"id": f"{message['game']}-next", "command": {"do": "rematch"}}
            ask("POST", f"/api/games/{message['game']}/commands", request)
    except urllib.error.HTTPError as error:
        print(error.read().decode(), file=sys.stderr)
        if error.code >= 429: raise  # busy: a new stream brings the turn again

wait = 1
while True:
    try:
        for line in ask("GET", "/api/stream?moves=yes"):
            wait = 1
            if not line.endswith(b"\n"): break  # the connection broke in the middle of a line
            if line.strip(): act(json.loads(line))
    except (OSError, HTTPException) as error:
        if getattr(error, "code", 0) in (401, 403): raise  # the token has expired or was revoked
        print(error, file=sys.stderr)
    time.sleep(wait)  # a new stream begins with every turn that is due
    wait = min(2 * wait, 30)
