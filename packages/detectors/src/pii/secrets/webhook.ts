import type { PiiEntity } from '../entities.ts';

/** URLs that let anyone who knows them post. The path is the secret. */
const hooks: readonly (readonly [start: string, entity: PiiEntity])[] = [
  ['hooks.slack.com/services/T', 'slack_webhook'],
  ['hooks.slack.com/workflows/', 'slack_webhook'],
  ['discord.com/api/webhooks/', 'discord_webhook'],
  ['discordapp.com/api/webhooks/', 'discord_webhook'],
];

/** Returns the webhook entity of a URL, given from its host on. */
export function hookOf(text: string, host: number, end: number): PiiEntity | undefined {
  return hooks.find(([start]) => text.startsWith(start, host) && end - host > start.length + 16)?.[1];
}
