"""The package openai, over transcriptions. Prints a transcript three times: whole, as a text, and of its stream."""
import os

import openai

url, key = os.environ["REDOUBT_URL"], os.environ["REDOUBT_API_KEY"]
create = openai.OpenAI(base_url=f"{url}/ai-proxy/v1", api_key=key, max_retries=0).audio.transcriptions.create
asked = {"model": "guarded", "file": ("a.wav", b"sound"), "prompt": f"Names: {os.environ['EMAIL']}"}

print(create(**asked, temperature=0.2).text)
print(create(**asked, response_format="text"))
print("".join(event.delta for event in create(**asked, stream=True) if event.type == "transcript.text.delta"))
