import type { PiiEntity } from '../entities.ts';

/** Addresses that let whoever knows them write: the path is the secret. */
const hooks: readonly (readonly [start: string, entity: PiiEntity])[] = [
  ['hooks.slack.com/services/T', 'slack_webhook'],
  ['hooks.slack.com/workflows/', 'slack_webhook'],
  ['discord.com/api/webhooks/', 'discord_webhook'],
  ['discordapp.com/api/webhooks/', 'discord_webhook'],
];

/** The secret that an address is, from its host on. */
export function hookOf(text: string, host: number, end: number): PiiEntity | undefined {
  return hooks.find(([start]) => text.startsWith(start, host) && end - host > start.length + 16)?.[1];
}
