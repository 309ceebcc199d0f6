/** Loads a package of the folder that the peers are installed in, with the shape that its adapter expects. */
type Load = <Shape>(name: string) => Promise<Shape>;

/** 1 where the package found personal data or a secret, else 0. */
type Score = (text: string) => number | Promise<number>;

/** A package that a JavaScript developer would install to find personal data. */
export interface PiiPeer {
  readonly package: string;
  start(load: Load): Promise<Score>;
}

const verdict = (isFound: boolean): number => (isFound ? 1 : 0);

interface OpenAiGuardrails {
  readonly PIIConfig: { parse(options: object): object };
  readonly SecretKeysConfig: { parse(options: object): object };
  readonly pii: OpenAiCheck;
  readonly secretKeysCheck: OpenAiCheck;
}
type OpenAiCheck = (context: unknown, text: string, config: object) => Promise<{ tripwireTriggered: boolean }>;

interface Redactors {
  readonly SyncRedactor?: new () => { redact(text: string): string };
  readonly default?: { readonly SyncRedactor?: new () => { redact(text: string): string } };
}

interface HaiGuards {
  piiGuard(on: object): HaiGuard;
  secretGuard(on: object): HaiGuard;
}
type HaiGuard = (messages: object[]) => Promise<readonly HaiAnswer[]>;
/** What a guard changed says that it found something; whether it "passed" depends on its mode. */
interface HaiAnswer {
  readonly passed: boolean;
  readonly modifiedMessage?: { readonly content?: string };
}

interface OpenRedactionModule {
  readonly OpenRedaction: new () => { detect(text: string): Finding | Promise<Finding> };
}
interface Finding {
  readonly detections: readonly unknown[];
}

/** Every package that is compared, with the few lines that ask it; each with what it looks for by itself. */
export const piiPeers: Readonly<Record<string, PiiPeer>> = {
  '@openai/guardrails (pii)': {
    package: '@openai/guardrails',
    async start(load) {
      const { PIIConfig, pii } = await load<OpenAiGuardrails>('@openai/guardrails');
      const config = PIIConfig.parse({ block: true });
      return async (text) => verdict((await pii(null, text, config)).tripwireTriggered);
    },
  },
  '@openai/guardrails (pii, encoded too)': {
    package: '@openai/guardrails',
    async start(load) {
      const { PIIConfig, pii } = await load<OpenAiGuardrails>('@openai/guardrails');
      const config = PIIConfig.parse({ block: true, detect_encoded_pii: true });
      return async (text) => verdict((await pii(null, text, config)).tripwireTriggered);
    },
  },
  '@openai/guardrails (pii, encoded too, secret keys)': {
    package: '@openai/guardrails',
    async start(load) {
      const { PIIConfig, pii, SecretKeysConfig, secretKeysCheck } = await load<OpenAiGuardrails>('@openai/guardrails');
      const config = PIIConfig.parse({ block: true, detect_encoded_pii: true });
      const keys = SecretKeysConfig.parse({});
      return async (text) =>
        verdict(
          (await pii(null, text, config)).tripwireTriggered ||
            (await secretKeysCheck(null, text, keys)).tripwireTriggered,
        );
    },
  },
  '@presidio-dev/hai-guardrails (pii, secrets)': {
    package: '@presidio-dev/hai-guardrails',
    async start(load) {
      const { piiGuard, secretGuard } = await load<HaiGuards>('@presidio-dev/hai-guardrails');
      const guards = [piiGuard({ selection: 'all', mode: 'block' }), secretGuard({ selection: 'all', mode: 'block' })];
      return async (text) => {
        for (const guard of guards) {
          const answers = await guard([{ role: 'user', content: text }]);
          if (answers.some(({ passed, modifiedMessage }) => !passed || (modifiedMessage?.content ?? text) !== text))
            return 1;
        }
        return 0;
      };
    },
  },
  openredaction: { package: 'openredaction', start: (load) => startOpenRedaction(load, 'openredaction') },
  '@openredaction/openredaction': {
    package: '@openredaction/openredaction',
    start: (load) => startOpenRedaction(load, '@openredaction/openredaction'),
  },
  'redact-pii': { package: 'redact-pii', start: (load) => startRedactor(load, 'redact-pii') },
  '@libretto/redact-pii-light': {
    package: '@libretto/redact-pii-light',
    start: (load) => startRedactor(load, '@libretto/redact-pii-light'),
  },
  '@dawn-analytics/redact-pii': {
    package: '@dawn-analytics/redact-pii',
    start: (load) => startRedactor(load, '@dawn-analytics/redact-pii'),
  },
  '@arcjet/redact': {
    package: '@arcjet/redact',
    async start(load) {
      const { redact } = await load<{ redact(text: string): Promise<[string, unknown]> }>('@arcjet/redact');
      return async (text) => verdict((await redact(text))[0] !== text);
    },
  },
  '@redactpii/node': {
    package: '@redactpii/node',
    async start(load) {
      const { Redactor } = await load<{ Redactor: new () => { redact(text: string): string } }>('@redactpii/node');
      const redactor = new Redactor();
      return (text) => verdict(redactor.redact(text) !== text);
    },
  },
  '@coffeeandfun/remove-pii': {
    package: '@coffeeandfun/remove-pii',
    async start(load) {
      const { detectPII } = await load<{ detectPII(text: string): { hasPII: boolean } }>('@coffeeandfun/remove-pii');
      return (text) => verdict(detectPII(text).hasPII);
    },
  },
  '@cdssnc/sanitize-pii': {
    package: '@cdssnc/sanitize-pii',
    async start(load) {
      const { sanitizePii } = await load<{ sanitizePii(text: string): string }>('@cdssnc/sanitize-pii');
      return (text) => verdict(sanitizePii(text) !== text);
    },
  },
  llmverify: {
    package: 'llmverify',
    async start(load) {
      const { containsPII } = await load<{ containsPII(text: string): boolean }>('llmverify');
      return (text) => verdict(containsPII(text));
    },
  },
  '@reactive-agents/guardrails': {
    package: '@reactive-agents/guardrails',
    async start(load) {
      const { detectPii } = await load<{ detectPii(text: string): unknown }>('@reactive-agents/guardrails');
      const { Effect } = await load<{ Effect: { runSync(effect: unknown): { detected: boolean } } }>('effect');
      return (text) => verdict(Effect.runSync(detectPii(text)).detected);
    },
  },
  'llm-guard': {
    package: 'llm-guard',
    async start(load) {
      const { LLMGuard } = await load<{
        LLMGuard: new (options: object) => { validate(text: string): Promise<{ isValid: boolean }> };
      }>('llm-guard');
      const guard = new LLMGuard({ pii: true });
      return async (text) => verdict(!(await guard.validate(text)).isValid);
    },
  },
  '@claude-flow/aidefence': {
    package: '@claude-flow/aidefence',
    async start(load) {
      const { createAIDefence } = await load<{
        createAIDefence(): { detect(text: string): Promise<{ piiFound: boolean }> };
      }>('@claude-flow/aidefence');
      const defence = createAIDefence();
      return async (text) => verdict((await defence.detect(text)).piiFound);
    },
  },
};

async function startRedactor(load: Load, name: string): Promise<Score> {
  const module = await load<Redactors>(name);
  const SyncRedactor = module.SyncRedactor ?? module.default?.SyncRedactor;
  if (!SyncRedactor) throw new Error(`${name} exports no SyncRedactor`);
  const redactor = new SyncRedactor();
  return (text) => verdict(redactor.redact(text) !== text);
}

async function startOpenRedaction(load: Load, name: string): Promise<Score> {
  const { OpenRedaction } = await load<OpenRedactionModule>(name);
  const detector = new OpenRedaction();
  return async (text) => verdict((await detector.detect(text)).detections.length > 0);
}
