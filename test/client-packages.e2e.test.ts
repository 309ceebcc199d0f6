import { checkClients } from './clients/check-clients.ts';
import { aiSdk } from './clients/javascript/ai-sdk.ts';
import { anthropic } from './clients/javascript/anthropic.ts';
import { google } from './clients/javascript/google.ts';
import { langchain } from './clients/javascript/langchain.ts';
import { openaiChat, openaiResponses } from './clients/javascript/openai.ts';
import { openaiAgents } from './clients/javascript/openai-agents.ts';

checkClients([openaiChat, openaiResponses, anthropic, google, ...aiSdk, ...langchain, ...openaiAgents]);
