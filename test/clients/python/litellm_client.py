"""The package litellm, over one of its providers: openai or anthropic."""
import json
import os
import sys

# litellm would ask the internet for its table of prices.
os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"

import litellm  # noqa: E402
from pydantic import BaseModel  # noqa: E402

from lines import ANSWER, WEATHER, serve  # noqa: E402

PROVIDER = sys.argv[1]
PATHS = {"openai": "/ai-proxy/v1", "anthropic": "/ai-proxy"}
litellm.suppress_debug_info = True
litellm.telemetry = False


class Trip(BaseModel):
    city: str
    days: int


class Client:
    def __init__(self, url, key, deployment):
        self.to = {"model": f"{PROVIDER}/{deployment}", "api_base": url + PATHS[PROVIDER], "api_key": key, "max_retries": 0}

    def create(self, messages, **more):
        return litellm.completion(**self.to, messages=messages, **more)

    def chat(self, text):
        return self.create([{"role": "user", "content": text}]).choices[0].message.content

    def stream(self, text):
        stream = self.create([{"role": "user", "content": text}], stream=True)
        return [piece for chunk in stream if (piece := chunk.choices[0].delta.content)]

    def use_tool(self, text, create):
        asked = [{"role": "user", "content": text}]
        tools = [{"type": "function", "function": WEATHER}]
        message = create(asked, tools=tools)
        call = message.tool_calls[0]
        result = {"role": "tool", "tool_call_id": call.id, "content": ANSWER}
        again = create([*asked, message.model_dump(), result], tools=tools)
        return {"asked": json.loads(call.function.arguments), "said": again.content}

    def tool(self, text):
        return self.use_tool(text, lambda messages, **more: self.create(messages, **more).choices[0].message)

    def streamedTool(self, text):
        def create(messages, **more):
            chunks = list(self.create(messages, stream=True, **more))
            return litellm.stream_chunk_builder(chunks).choices[0].message

        return self.use_tool(text, create)

    def structured(self, text):
        answer = self.create([{"role": "user", "content": text}], response_format=Trip)
        return json.loads(answer.choices[0].message.content)

    def picture(self, text, png):
        picture = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{png}"}}
        return self.chat([{"type": "text", "text": text}, picture])

    def abort(self, text):
        stream = self.create([{"role": "user", "content": text}], stream=True)
        next(iter(stream))
        stream.completion_stream.close()


serve(Client)
