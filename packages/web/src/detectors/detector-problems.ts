import { type DetectorMap, type DetectorSettings, type SentDetectors, sentDetectors } from './detector-map.ts';
import type { DetectorName } from './detectors.ts';

/** An entity that a caller describes by a pattern. */
export interface OwnEntity {
  readonly name: string;
  readonly pattern: string;
  readonly case_sensitive?: boolean | null;
  readonly context?: readonly string[] | null;
}

/** The texts of a setting that is a list, or one text. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  return typeof value === 'string' ? [value] : [];
}

/** The text of a setting. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The cast: the service checks what of it people cannot write in the fields. */
export const ownEntitiesIn = (value: unknown): readonly OwnEntity[] => (Array.isArray(value) ? value : []);

type Problems = Readonly<Record<string, string>>;

/** The problem of a setting, where there is one. */
const problemIf = (isWrong: boolean, setting: string, problem: string): Problems =>
  isWrong ? { [setting]: problem } : {};

/** What detectors need before the service can judge by them. Everything else is the service's to say. */
const needs: { readonly [Name in DetectorName]?: (settings: DetectorSettings) => Problems } = {
  keyword_detector: ({ banned_keywords: words }) =>
    problemIf(textsIn(words).length === 0, 'banned_keywords', 'Write at least one word'),
  topic_detector: ({ topic }) => problemIf(textsIn(topic).length === 0, 'topic', 'Write at least one topic'),
  policy_violation: (settings) => problemIf(!hasRules(settings), 'policy_text', 'Write at least one rule'),
  pii: ({ custom_entities: entities }) =>
    Object.assign({}, ...ownEntitiesIn(entities).map((entity, at) => problemsOfEntity(entity, at))),
};

const hasRules = ({ policy_text: text, policy_rules: rules, coc_policy_name: code }: DetectorSettings): boolean =>
  textIn(text).trim() !== '' || Array.isArray(rules) || textIn(code) !== '';

const ENTITY_NAME = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*|[a-z][a-z0-9]*(?:_[a-z0-9]+)*)$/;

const problemsOfEntity = ({ name, pattern }: OwnEntity, at: number): Problems => ({
  ...problemIf(!ENTITY_NAME.test(name), `custom_entities.${at}.name`, 'Write it as STAFF_NUMBER or as staff_number'),
  ...problemIf(pattern === '', `custom_entities.${at}.pattern`, 'Write a pattern, such as \\bEMP-\\d{6}\\b'),
});

/** What is missing or wrong in detectors that are on, by its path, such as `pii.custom_entities.0.name`. */
export function problemsIn(detectors: SentDetectors): Problems {
  const found = Object.entries(detectors).flatMap(([name, settings]) =>
    // The cast: `entries` loses the type of the keys.
    Object.entries(needs[name as DetectorName]?.(settings) ?? {}).map(([path, problem]) => [
      `${name}.${path}`,
      problem,
    ]),
  );
  return Object.fromEntries(found);
}

/** Whether detectors that are on lack something that they need. */
export const isUnready = (detectors: DetectorMap): boolean =>
  Object.keys(problemsIn(sentDetectors(detectors))).length > 0;
