"""The package openai, over chat completions."""
import json

import openai
from pydantic import BaseModel

from lines import ANSWER, WEATHER, serve


class Trip(BaseModel):
    city: str
    days: int


class Client:
    def __init__(self, url, key, deployment):
        self.completions = openai.OpenAI(base_url=f"{url}/ai-proxy/v1", api_key=key, max_retries=0).chat.completions
        self.model = deployment

    def ask(self, content, **more):
        return {"model": self.model, "messages": [{"role": "user", "content": content}], **more}

    def chat(self, text):
        return self.completions.create(**self.ask(text)).choices[0].message.content

    def stream(self, text):
        stream = self.completions.create(**self.ask(text, stream=True))
        return [piece for chunk in stream if chunk.choices and (piece := chunk.choices[0].delta.content)]

    def use_tool(self, text, create):
        asked = self.ask(text, tools=[{"type": "function", "function": WEATHER}])
        message = create(asked)
        call = message.tool_calls[0]
        result = {"role": "tool", "tool_call_id": call.id, "content": ANSWER}
        again = create({**asked, "messages": [*asked["messages"], message.to_dict(), result]})
        return {"asked": json.loads(call.function.arguments), "said": again.content}

    def tool(self, text):
        return self.use_tool(text, lambda asked: self.completions.create(**asked).choices[0].message)

    def streamedTool(self, text):
        def create(asked):
            with self.completions.stream(**asked) as stream:
                return stream.get_final_completion().choices[0].message

        return self.use_tool(text, create)

    def structured(self, text):
        answer = self.completions.parse(**self.ask(text), response_format=Trip)
        return answer.choices[0].message.parsed.model_dump()

    def picture(self, text, png):
        picture = {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{png}"}}
        return self.chat([{"type": "text", "text": text}, picture])

    def abort(self, text):
        stream = self.completions.create(**self.ask(text, stream=True))
        next(iter(stream))
        stream.close()


serve(Client)
