/** Loads a package of the folder that the peers are installed in, with the shape that its adapter expects. */
type Load = <Shape>(name: string) => Promise<Shape>;

/** A score that grows with the likelihood, or 1 and 0 where a package gives a verdict only. */
type Score = (text: string) => number | Promise<number>;

/** A package that a JavaScript developer would install for the same task. */
export interface Peer {
  readonly package: string;
  readonly task: 'injection_attack' | 'toxicity';
  /** A word list is a set of words and nothing else; a sentiment analyser weighs words, and is made for another task. */
  readonly kind: 'model' | 'rules' | 'word list' | 'sentiment';
  /** From which score on the package itself would flag. */
  readonly threshold: number;
  start(load: Load): Promise<Score>;
}

const verdict = (isFlagged: boolean): number => (isFlagged ? 1 : 0);

/** llm_guardrail's own "probability of the threat". */
interface Guardrail {
  checkInjection(text: string): Promise<{ probabilities: { threat: number } }>;
  checkJailbreak(text: string): Promise<{ probabilities: { threat: number } }>;
  checkMalicious(text: string): Promise<{ probabilities: { threat: number } }>;
}

interface Guards {
  LLMGuard: new (options: object) => { validate(text: string): Promise<{ isValid: boolean }> };
}

interface ReactiveGuards {
  detectInjection(text: string): unknown;
  detectToxicity(text: string): unknown;
}

interface EffectLibrary {
  Effect: { runSync(effect: unknown): { detected: boolean } };
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'*$@]+/gu) ?? [];

/** Every package that is compared, with the few lines that ask it. */
export const peers: Readonly<Record<string, Peer>> = {
  'llm_guardrail (injection)': {
    package: 'llm_guardrail',
    task: 'injection_attack',
    kind: 'model',
    threshold: 0.5,
    async start(load) {
      const { checkInjection } = await load<Guardrail>('llm_guardrail');
      return async (text) => (await checkInjection(text)).probabilities.threat;
    },
  },
  'llm_guardrail (jailbreak)': {
    package: 'llm_guardrail',
    task: 'injection_attack',
    kind: 'model',
    threshold: 0.5,
    async start(load) {
      const { checkJailbreak } = await load<Guardrail>('llm_guardrail');
      return async (text) => (await checkJailbreak(text)).probabilities.threat;
    },
  },
  'llm_guardrail (either)': {
    package: 'llm_guardrail',
    task: 'injection_attack',
    kind: 'model',
    threshold: 0.5,
    async start(load) {
      const { checkInjection, checkJailbreak } = await load<Guardrail>('llm_guardrail');
      return async (text) =>
        Math.max((await checkInjection(text)).probabilities.threat, (await checkJailbreak(text)).probabilities.threat);
    },
  },
  '@claude-flow/aidefence': {
    package: '@claude-flow/aidefence',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { createAIDefence } = await load<{
        createAIDefence(): { detect(text: string): Promise<{ safe: boolean }> };
      }>('@claude-flow/aidefence');
      const defence = createAIDefence();
      return async (text) => verdict(!(await defence.detect(text)).safe);
    },
  },
  '@andersmyrmel/vard': {
    package: '@andersmyrmel/vard',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    start: (load) => startVard(load, 'moderate'),
  },
  '@andersmyrmel/vard (strict)': {
    package: '@andersmyrmel/vard',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    start: (load) => startVard(load, 'strict'),
  },
  '@presidio-dev/hai-guardrails (pattern)': {
    package: '@presidio-dev/hai-guardrails',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { injectionGuard } = await load<{
        injectionGuard(on: object, how: object): (messages: object[]) => Promise<{ passed: boolean }[]>;
      }>('@presidio-dev/hai-guardrails');
      const guard = injectionGuard({ roles: ['user'] }, { mode: 'pattern', threshold: 0.7 });
      return async (text) => verdict((await guard([{ role: 'user', content: text }])).some(({ passed }) => !passed));
    },
  },
  'llmverify (injection)': {
    package: 'llmverify',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { isInputSafe } = await load<{ isInputSafe(text: string): boolean }>('llmverify');
      return (text) => verdict(!isInputSafe(text));
    },
  },
  'llm-guard (injection, jailbreak)': {
    package: 'llm-guard',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { LLMGuard } = await load<Guards>('llm-guard');
      const guard = new LLMGuard({ promptInjection: true, jailbreak: true });
      return async (text) => verdict(!(await guard.validate(text)).isValid);
    },
  },
  '@reactive-agents/guardrails (injection)': {
    package: '@reactive-agents/guardrails',
    task: 'injection_attack',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { detectInjection } = await load<ReactiveGuards>('@reactive-agents/guardrails');
      const { Effect } = await load<EffectLibrary>('effect');
      return (text) => verdict(Effect.runSync(detectInjection(text)).detected);
    },
  },
  'llm_guardrail (malicious)': {
    package: 'llm_guardrail',
    task: 'toxicity',
    kind: 'model',
    threshold: 0.5,
    async start(load) {
      const { checkMalicious } = await load<Guardrail>('llm_guardrail');
      return async (text) => (await checkMalicious(text)).probabilities.threat;
    },
  },
  'vader-sentiment': {
    package: 'vader-sentiment',
    task: 'toxicity',
    kind: 'sentiment',
    threshold: 0.05,
    async start(load) {
      const { default: vader } = await load<{
        default: { SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } } };
      }>('vader-sentiment');
      return (text) => -vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;
    },
  },
  'sentiment (AFINN)': {
    package: 'sentiment',
    task: 'toxicity',
    kind: 'sentiment',
    threshold: 1e-9,
    async start(load) {
      const { default: Sentiment } = await load<{
        default: new () => { analyze(text: string): { comparative: number } };
      }>('sentiment');
      const analyzer = new Sentiment();
      return (text) => -analyzer.analyze(text).comparative;
    },
  },
  'cuss (worst word)': {
    package: 'cuss',
    task: 'toxicity',
    kind: 'word list',
    threshold: 2,
    async start(load) {
      const { cuss } = await load<{ cuss: Readonly<Record<string, number>> }>('cuss');
      const sureness = new Map(Object.entries(cuss));
      return (text) => Math.max(0, ...words(text).map((word) => sureness.get(word) ?? 0));
    },
  },
  'naughty-words (en)': {
    package: 'naughty-words',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { default: lists } = await load<{ default: { en: readonly string[] } }>('naughty-words');
      const list = new Set(lists.en);
      return (text) => verdict(words(text).some((word) => list.has(word)));
    },
  },
  obscenity: {
    package: 'obscenity',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { RegExpMatcher, englishDataset, englishRecommendedTransformers } = await load<{
        RegExpMatcher: new (options: object) => { hasMatch(text: string): boolean };
        englishDataset: { build(): object };
        englishRecommendedTransformers: object;
      }>('obscenity');
      const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
      return (text) => verdict(matcher.hasMatch(text));
    },
  },
  'leo-profanity': {
    package: 'leo-profanity',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { default: filter } = await load<{ default: { check(text: string): boolean } }>('leo-profanity');
      return (text) => verdict(filter.check(text));
    },
  },
  '@2toad/profanity': {
    package: '@2toad/profanity',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { profanity } = await load<{ profanity: { exists(text: string): boolean } }>('@2toad/profanity');
      return (text) => verdict(profanity.exists(text));
    },
  },
  allprofanity: {
    package: 'allprofanity',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { default: filter } = await load<{ default: { check(text: string): boolean } }>('allprofanity');
      return (text) => verdict(filter.check(text));
    },
  },
  'bad-words': {
    package: 'bad-words',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { Filter } = await load<{ Filter: new () => { isProfane(text: string): boolean } }>('bad-words');
      const filter = new Filter();
      return (text) => verdict(filter.isProfane(text));
    },
  },
  'glin-profanity': {
    package: 'glin-profanity',
    task: 'toxicity',
    kind: 'word list',
    threshold: 1,
    async start(load) {
      const { Filter } = await load<{ Filter: new (o: object) => { isProfane(text: string): boolean } }>(
        'glin-profanity',
      );
      const filter = new Filter({ languages: ['english'], detectLeetspeak: true });
      return (text) => verdict(filter.isProfane(text));
    },
  },
  'llm-guard (toxicity, profanity)': {
    package: 'llm-guard',
    task: 'toxicity',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { LLMGuard } = await load<Guards>('llm-guard');
      const guard = new LLMGuard({ toxicity: true, profanity: true });
      return async (text) => verdict(!(await guard.validate(text)).isValid);
    },
  },
  '@reactive-agents/guardrails (toxicity)': {
    package: '@reactive-agents/guardrails',
    task: 'toxicity',
    kind: 'rules',
    threshold: 1,
    async start(load) {
      const { detectToxicity } = await load<ReactiveGuards>('@reactive-agents/guardrails');
      const { Effect } = await load<EffectLibrary>('effect');
      return (text) => verdict(Effect.runSync(detectToxicity(text)).detected);
    },
  },
};

async function startVard(load: Load, preset: 'moderate' | 'strict'): Promise<Score> {
  type Vard = Record<typeof preset, () => { safeParse(text: string): { safe: boolean } }>;
  const { default: vard } = await load<{ default: Vard }>('@andersmyrmel/vard');
  const guard = vard[preset]();
  return (text) => verdict(!guard.safeParse(text).safe);
}
