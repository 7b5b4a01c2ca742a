import json, random, subprocess, sys
engine = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(op, **fields):
    print(json.dumps({"id": 1, "op": op, **fields}), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())["ok"]
ask("new", game="architectura", config={"players": 2}, seed="sunday")
while awaiting := ask("legal")["awaiting"]:
    ask("apply", seat=awaiting[0]["seat"], action=random.choice(awaiting[0]["actions"]))
print(json.dumps(ask("outcome")))
ask("quit")
