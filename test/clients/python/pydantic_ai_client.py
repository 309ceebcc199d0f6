"""The package pydantic-ai, over one of its models: openai (chat completions), responses or anthropic."""
import asyncio
import base64
import sys

from anthropic import AsyncAnthropic
from openai import AsyncOpenAI
from pydantic import BaseModel
from pydantic_ai import Agent, BinaryContent
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.providers.anthropic import AnthropicProvider
from pydantic_ai.providers.openai import OpenAIProvider

from lines import ANSWER, serve

KIND = sys.argv[1]


class Trip(BaseModel):
    city: str
    days: int


def model_of(url, key, deployment):
    if KIND == "anthropic":
        client = AsyncAnthropic(base_url=f"{url}/ai-proxy", api_key=key, max_retries=0)
        return AnthropicModel(deployment, provider=AnthropicProvider(anthropic_client=client))
    client = AsyncOpenAI(base_url=f"{url}/ai-proxy/v1", api_key=key, max_retries=0)
    kind = OpenAIChatModel if KIND == "openai" else OpenAIResponsesModel
    return kind(deployment, provider=OpenAIProvider(openai_client=client))


class Client:
    def __init__(self, url, key, deployment):
        self.to = (url, key, deployment)

    def agent(self, **more):
        # A client of its own for each run: connections belong to the loop that made them.
        return Agent(model_of(*self.to), retries=0, **more)

    def chat(self, text):
        return asyncio.run(self.agent().run(text)).output

    def stream(self, text):
        async def run():
            async with self.agent().run_stream(text) as result:
                return [piece async for piece in result.stream_text(delta=True, debounce_by=None)]

        return asyncio.run(run())

    def with_tool(self, asked):
        agent = self.agent()

        @agent.tool_plain
        def weather(city: str) -> str:
            """Tells the weather in a city."""
            asked.append({"city": city})
            return ANSWER

        return agent

    def tool(self, text):
        asked = []
        said = asyncio.run(self.with_tool(asked).run(text)).output
        return {"asked": asked[0], "said": said}

    def streamedTool(self, text):
        asked = []

        async def run():
            async with self.with_tool(asked).run_stream(text) as result:
                return await result.get_output()

        said = asyncio.run(run())
        return {"asked": asked[0], "said": said}

    def structured(self, text):
        return asyncio.run(self.agent(output_type=Trip).run(text)).output.model_dump()

    def picture(self, text, png):
        picture = BinaryContent(data=base64.b64decode(png), media_type="image/png")
        return asyncio.run(self.agent().run([text, picture])).output

    def abort(self, text):
        async def run():
            async with self.agent().run_stream(text) as result:
                async for _ in result.stream_text(delta=True, debounce_by=None):
                    break

        asyncio.run(run())


serve(Client)
