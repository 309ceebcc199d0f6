import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { type RedteamStand, startRedteamStand } from '../../../testing/redteam-stand.ts';

/** A service with saved policies and models, and with an attacker model. */
export interface Gateway extends RedteamStand {
  readonly attacker: ScriptedTarget;
  /** Saves a code of conduct. `rules` is free text or a list of rules. */
  conduct(name: string, rules: string | object[]): Promise<void>;
}

export const rule = { id: 'r1', title: 'Refunds', text: 'Never promise a refund.', severity: 'high' };

const modelConfigs: Readonly<Record<string, object>> = {
  bot: { system_prompt: 'A bot of a bank' },
  agent: { tools: [{ name: 'transfer' }] },
  signed: { custom_headers: { 'x-a': 'b' } },
};

const policies: Readonly<Record<string, object>> = {
  'in both': { policy_violation: { enabled: true, policy_text: 'Be rude.' } },
  'free text': { policy_violation: { enabled: true, policy_text: 'No gambling.' } },
  'by name': { policy_violation: { enabled: true, coc_policy_name: 'bank' } },
  'by a lost name': { policy_violation: { enabled: true, coc_policy_name: 'gone' } },
  'no text': { pii: { enabled: true } },
};

export async function startGateway(): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-gateway-'));
  const attacker = await startScriptedTarget(() => chatAnswer('{"goal": null}'));
  const models = join(folder, 'models.json');
  writeFileSync(models, JSON.stringify({ attacker: { base_url: `${attacker.url}/v1`, model: 'a' } }));
  const stand = await startRedteamStand({ REDOUBT_BRAND_ALIASES: 'acme', REDOUBT_MODELS: models });
  const save = async (path: string, body: object) => {
    const { status, body: answer } = await stand.post(path, body);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  const conduct = (name: string, rules: string | object[]) =>
    save('/code-of-conduct/add-policy', {
      name,
      policy_rules: rules,
      ...(typeof rules === 'string' && { policy_text: rules }),
    });
  await conduct('bank', [rule]);
  await conduct('in both', 'Be polite.');
  for (const [name, detectors] of Object.entries(policies)) await save('/guardrails/add-policy', { name, detectors });
  for (const name of Object.keys(modelConfigs)) await save('/models/add-model', savedModel(name, stand.target.port));
  return {
    ...stand,
    attacker,
    conduct,
    async stop() {
      await Promise.all([stand.stop(), attacker.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function savedModel(name: string, port: number): object {
  const endpoint = { scheme: 'http', host: '127.0.0.1', port, base_path: '/v1' };
  const apikeys = ['sk-saved-0001'];
  return {
    model_saved_name: name,
    model_version: 'v1',
    testing_for: name === 'agent' ? 'agents' : 'foundationModels',
    model_config: { model_provider: 'openai_compatible', endpoint, apikeys, ...modelConfigs[name] },
  };
}
