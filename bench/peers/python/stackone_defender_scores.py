"""Scores of stackone-defender: reads {"texts": [...], "minimumMs": n} and writes what bench/peers/child.ts answers."""
import json
import sys
import time

from stackone_defender import create_prompt_defense

question = json.load(sys.stdin)
texts = question["texts"]
defense = create_prompt_defense(block_high_risk=True)
defense.warmup_tier2()


def score_of(text):
    """What the model says, and 1 more where the package would block the result of a tool that holds the text."""
    result = defense.defend_tool_result({"content": text}, "read_file")
    return (result.tier2_score or 0.0) + (0 if result.allowed else 1)


scores, failures = [], 0
for text in texts:
    try:
        scores.append(score_of(text))
    except Exception:  # It counts as not flagged.
        scores.append(-1e9)
        failures += 1

before, end, asked = time.process_time(), time.monotonic() + question["minimumMs"] / 1000, 0
while time.monotonic() < end:
    score_of(texts[asked % len(texts)])
    asked += 1
rate = asked / (time.process_time() - before)
json.dump({"scores": scores, "failures": failures, "textsPerCpuSecond": rate}, sys.stdout)
