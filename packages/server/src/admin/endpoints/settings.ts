import { contract } from '@redoubt/contract';
import { type SettingName, settings } from '../../config/settings.ts';
import { implement } from '../../http/implement.ts';
import { assertOperator } from '../authority.ts';

/** The cast: `Object.keys` loses the type of the names. */
const names = Object.keys(settings) as SettingName[];
const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

export const getSettings = implement(contract.admin.getSettings, {
  prepare: (_, context) => assertOperator(context, 'read what the service runs with'),
  run: (_, { config, store, version }) => ({
    version,
    node_version: process.versions.node,
    store: store.kind,
    started_at: startedAt,
    settings: names.map((name) => {
      const { env, schema, default: shownDefault, description, ...traits } = settings[name];
      const isSecret = 'secret' in traits;
      const value = config[name] ?? null;
      const usual = schema.safeParse(undefined);
      return {
        name: env,
        value: isSecret ? null : value,
        is_set: JSON.stringify(value) !== JSON.stringify((usual.success ? usual.data : undefined) ?? null),
        is_secret: isSecret,
        default: shownDefault,
        description,
      };
    }),
  }),
});
