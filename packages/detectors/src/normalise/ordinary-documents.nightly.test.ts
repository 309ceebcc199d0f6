import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usualTuning } from '../detect/detector.ts';
import { detectors } from '../detect/detectors/index.ts';
import type { TextViews } from '../view.ts';
import { viewsOf, viewsOfView } from './views-of.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const LONGEST = 20_000;
/**
 * Prose, programs and data that come with the project and its packages. Tests and pages about codings hold attacks on
 * purpose, and the normaliser is full of tables of characters.
 */
const documents = globSync(
  [
    'docs/**/*.md',
    'packages/*/src/**/*.ts',
    'node_modules/*/README.md',
    'node_modules/*/package.json',
    'node_modules/*/dist/*.js',
  ],
  {
    cwd: root,
    exclude: (path) =>
      /\/testing\/|\/normalise\/|\.test\.ts$|attacks|goals|detectors\.md$|encoding\.md$|obfuscation\.md$/.test(path),
  },
)
  .toSorted()
  .filter((_, at) => at % 2 === 0)
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8').slice(0, LONGEST) }));

const keywords = ['con', 'bomb', 'kill', 'ass', 'hell', 'gun', 'nude', 'spy', 'war', 'die', 'art', 'pin'];
const judges: Readonly<Record<string, (views: TextViews) => boolean>> = {
  injection_attack: (views) => detectors.injection_attack.detect(views, { enabled: true }, usualTuning).triggered,
  toxicity: (views) => detectors.toxicity.detect(views, { enabled: true }, usualTuning).triggered,
  nsfw: (views) => detectors.nsfw.detect(views, { enabled: true }, usualTuning).triggered,
  bias: (views) => detectors.bias.detect(views, { enabled: true }, usualTuning).triggered,
  pii: (views) => detectors.pii.detect(views, { enabled: true }, usualTuning).triggered,
  keyword_detector: (views) =>
    detectors.keyword_detector.detect(views, { enabled: true, banned_keywords: keywords }, usualTuning).triggered,
  policy_violation: (views) =>
    detectors.policy_violation.detect(views, { enabled: true, policy_text: 'Never say "discount".' }, usualTuning)
      .triggered,
};

test('there are enough documents to see one in a thousand', () => expect(documents.length).toBeGreaterThan(1_000));

test.each(Object.entries(judges))(
  'what is decoded makes %s flag less than one document in a thousand more',
  (_, isFlagged) => {
    const risen = documents.filter(({ text }) => {
      const views = viewsOf(text);
      return isFlagged(views) && !isFlagged(viewsOfView(views, viewsOf(text).plain));
    });
    expect(risen.length, risen.map(({ path }) => path).join(', ')).toBeLessThan(documents.length / 1_000);
  },
);
