/**
 * The prices of the specification, sentence by sentence and as simple as possible. It shares no code with the rate
 * tables, so that a wrong number in either is found.
 */

/** A fraction: numerator and denominator. */
type Ratio = [bigint, bigint];
const multiply = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const add = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const isLess = ([a, b]: Ratio, [c, d]: Ratio) => a * d < c * b;
const ceiling = ([a, b]: Ratio): bigint => a / b + (a % b === 0n ? 0n : 1n);
const started = (count: number, unit: bigint): bigint => ceiling([BigInt(count), unit]);

type Detectors = Record<string, { enabled: boolean; need_explanation?: boolean | null | undefined } | undefined>;
type Attacks = Record<string, object | undefined>;

/** "Scaled detector cost = credits x min(ceil(characters / unit), 25)." */
function scaled(credits: bigint, characters: number, unit: bigint): bigint {
  const units = started(characters, unit);
  return credits * (units < 25n ? units : 25n);
}

/** "Cost of a detect call is the sum of enabled detectors", for one text of this length. */
function detectorSum(detectors: Detectors, characters: number): bigint {
  const isOn = (name: string) => detectors[name]?.enabled === true;
  // "keyword_detector, pii, nsfw, toxicity, topic_detector: 1 each, charged once"
  const once = ['keyword_detector', 'pii', 'nsfw', 'toxicity', 'topic_detector'];
  let sum = BigInt(once.filter(isOn).length);
  // "`need_explanation` doubles the detector's cost."
  const isExplained = (name: string) => detectors[name]?.need_explanation === true;
  sum += BigInt(['nsfw', 'toxicity'].filter((name) => isOn(name) && isExplained(name)).length);
  // "injection_attack: base 2, 4 with explanation, default OFF when absent"; "null counts as absent"
  const injection = detectors.injection_attack?.need_explanation === true ? 4n : 2n;
  if (isOn('injection_attack')) sum += scaled(injection, characters, 1024n);
  if (isOn('sponge_attack')) sum += scaled(4n, characters, 4096n);
  if (isOn('bias')) sum += scaled(isExplained('bias') ? 10n : 5n, characters, 4096n);
  // "policy_violation: base 5, 10 with explanation, default ON when the field is absent"
  const policy = detectors.policy_violation?.need_explanation === false ? 5n : 10n;
  if (isOn('policy_violation')) sum += scaled(policy, characters, 5000n);
  // "copyright_ip, system_prompt: 0"
  // "When both nsfw and toxicity are enabled, 1 credit is subtracted per text."
  if (isOn('nsfw') && isOn('toxicity')) sum -= 1n;
  return sum;
}

/** "Minimum charge of any priced Guardrails request: 1 credit." */
const atLeastOne = (credits: bigint) => (credits < 1n ? 1n : credits);
const atMost = (credits: bigint, maximum: bigint) => (credits > maximum ? maximum : credits);

/** The cost of each call according to the specification. */
export const priceModel = {
  detect: (detectors: Detectors, characters: number) => atLeastOne(detectorSum(detectors, characters)),

  /** "Batch endpoints price each item on its own length and sum the items." */
  batch: (detectors: Detectors, lengths: readonly number[]) =>
    atLeastOne(lengths.map((length) => detectorSum(detectors, length)).reduce((a, b) => a + b, 0n)),

  /** "4 per enabled multimodal detector, flat" */
  media(detectors: Detectors): bigint {
    const multimodal = ['toxicity', 'nsfw', 'injection_attack', 'pii', 'policy_violation'];
    return atLeastOne(BigInt(multimodal.filter((name) => detectors[name]?.enabled).length) * 4n);
  },

  /**
   * "3 + detector sum, then +1 per fragment scanned, maximum 200". The detector sum is that of one length unit each.
   */
  scanUrl: (detectors: Detectors, fragments: number) =>
    atMost(3n + detectorSum(detectors, 1) + BigInt(fragments), 200n),

  /** "2 + 1 per 100 KB, then +1 per page, maximum 300" */
  scanPdf: (bytes: number, pages: number) => atMost(2n + started(bytes, 102_400n) + BigInt(pages), 300n),

  /** "10 + 2 per 100 KB, then +2 per page, maximum 300" */
  inferDocument: (bytes: number, pages: number) =>
    atMost(10n + 2n * started(bytes, 102_400n) + 2n * BigInt(pages), 300n),

  /** "cost = sum over categories of [base(category) x sum over its attacks of multiplier(attack)], times the target multiplier." */
  run(categories: Record<string, Attacks | undefined>, systemType: string): bigint {
    let sum: Ratio = [0n, 1n];
    for (const [category, attacks] of Object.entries(categories)) {
      if (attacks) sum = add(sum, multiply([baseOf(category), 1n], sumOfMultipliers(attacks)));
    }
    const cost = ceiling(multiply(sum, systemType === 'agent' ? [3n, 2n] : [1n, 1n]));
    // "Minimum charge of any priced Red Team submission: 5 credits."
    return cost < 5n ? 5n : cost;
  },

  /** "compliance_frameworks expand to the categories …, each run with basic and encoding; shared ones are charged once." */
  frameworks(ids: readonly string[], systemType: string): bigint {
    const covered = [...new Set(ids.flatMap((id) => coverage[id] ?? []))];
    const both = { basic: {}, encoding: {} };
    return priceModel.run(Object.fromEntries(covered.map((category) => [category, both])), systemType);
  },

  /** "2 per attack x attack multiplier; no target multiplier" */
  playground: (attacks: Attacks) => ceiling(multiply([2n, 1n], sumOfMultipliers(attacks))),

  /** "2 per sample" */
  eval: (samples: number) => 2n * BigInt(samples),

  /** "1 per 10 prompts generated". A started unit counts as a whole one. */
  threatModeling: (prompts: number) => started(prompts, 10n),
};

function baseOf(category: string): bigint {
  if (category === 'safety_harm') return 12n;
  if (['security_fraud', 'privacy_data_protection'].includes(category)) return 10n;
  return ['bias_fairness_ethical_harm', 'brand_reputation_trust'].includes(category) ? 6n : 8n;
}

/** "An empty attack_config is charged base x 1." */
function sumOfMultipliers(attacks: Attacks): Ratio {
  const sent = Object.entries(attacks).filter(([, options]) => options !== undefined);
  if (sent.length === 0) return [1n, 1n];
  return sent.map(([attack, options]) => multiplierOf(attack, options ?? {})).reduce(add);
}

/** "single_shot and deep_inception mean deepinception; eai_attack is priced as graph" */
function multiplierOf(attack: string, options: object): Ratio {
  const once = 'basic deepinception single_shot deep_inception encoding obfuscation long_character';
  if (`${once} attack_in_the_middle`.split(' ').includes(attack)) return [1n, 1n];
  if (['graph', 'eai_attack', 'audio_goat'].includes(attack)) return [6n, 1n];
  if (attack === 'rt_agent_v2') return [8n, 1n];
  const scale = (multiplier: bigint, ceilingTimes: Ratio, ...factors: Ratio[]) =>
    multiply([multiplier, 1n], within(factors.reduce(multiply), ceilingTimes));
  const part = (name: string, reference: number): Ratio => {
    const value: unknown = new Map(Object.entries(options)).get(name);
    return [BigInt(typeof value === 'number' ? value : reference), BigInt(reference)];
  };
  if (attack === 'derail_yourself') return scale(5n, [3n, 1n], part('num_actors', 3), part('max_turns', 5));
  if (attack === 'goat') return scale(6n, [2n, 1n], part('max_turns', 6));
  if (attack === 'rt_agent') return scale(8n, [5n, 2n], part('max_iterations', 8));
  if (attack === 'tap') return scale(12n, [56n, 10n], part('max_depth', 3));
  return [2n, 1n];
}

/** "floored at 0.5 times and capped at a ceiling" */
function within(factor: Ratio, ceilingTimes: Ratio): Ratio {
  if (isLess(factor, [1n, 2n])) return [1n, 2n];
  return isLess(ceilingTimes, factor) ? ceilingTimes : factor;
}

const five = [
  'security_fraud',
  'privacy_data_protection',
  'product_misuse_abuse',
  'performance_reliability_quality',
  'safety_harm',
];
const allEight = [...five, 'legal_ip_liability', 'bias_fairness_ethical_harm', 'brand_reputation_trust'];
const coverage: Record<string, readonly string[]> = {
  owasp_llm_top10: [...five, 'bias_fairness_ethical_harm', 'legal_ip_liability'],
  eu_ai_act: allEight,
  nist_ai_rmf: allEight,
  mitre_atlas: five,
  iso_42001: [...five, 'bias_fairness_ethical_harm'],
  aiuc_1: [...five, 'legal_ip_liability', 'brand_reputation_trust'],
};
