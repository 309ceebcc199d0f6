"""The package anthropic."""
import anthropic
from pydantic import BaseModel

from lines import ANSWER, WEATHER, serve

TOOL = {"name": WEATHER["name"], "description": WEATHER["description"], "input_schema": WEATHER["parameters"]}


class Trip(BaseModel):
    city: str
    days: int


def said(message):
    return "".join(block.text for block in message.content if block.type == "text")


class Client:
    def __init__(self, url, key, deployment):
        self.messages = anthropic.Anthropic(base_url=f"{url}/ai-proxy", api_key=key, max_retries=0).messages
        self.model = deployment

    def ask(self, content, **more):
        return {"model": self.model, "max_tokens": 500, "messages": [{"role": "user", "content": content}], **more}

    def chat(self, text):
        return said(self.messages.create(**self.ask(text)))

    def stream(self, text):
        with self.messages.stream(**self.ask(text)) as stream:
            return list(stream.text_stream)

    def final(self, asked):
        with self.messages.stream(**asked) as stream:
            return stream.get_final_message()

    def use_tool(self, text, create):
        asked = self.ask(text, tools=[TOOL])
        message = create(asked)
        call = next(block for block in message.content if block.type == "tool_use")
        result = {"type": "tool_result", "tool_use_id": call.id, "content": ANSWER}
        turns = [{"role": "assistant", "content": message.content}, {"role": "user", "content": [result]}]
        again = create({**asked, "messages": [*asked["messages"], *turns]})
        return {"asked": call.input, "said": said(again)}

    def tool(self, text):
        return self.use_tool(text, lambda asked: self.messages.create(**asked))

    def streamedTool(self, text):
        return self.use_tool(text, self.final)

    def structured(self, text):
        return self.messages.parse(**self.ask(text), output_format=Trip).parsed_output.model_dump()

    def picture(self, text, png):
        source = {"type": "base64", "media_type": "image/png", "data": png}
        return self.chat([{"type": "text", "text": text}, {"type": "image", "source": source}])

    def abort(self, text):
        with self.messages.stream(**self.ask(text)) as stream:
            next(iter(stream.text_stream))


serve(Client)
