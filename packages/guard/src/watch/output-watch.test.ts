import type { Detection, Detectors } from '@redoubt/contract';
import { detect } from '@redoubt/detectors';
import { describe, expect, test } from 'vitest';
import { keywordTail } from '../tails/keyword-tail.ts';
import { firstOpen, piiTail } from '../tails/pii-tail.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { createOutputWatch, type OutputWatch } from './output-watch.ts';

const banned = ['Project Falcon', 'pipe bomb', 'merger', '炸弹'];
const enabled = true;
const detectors: Detectors = {
  keyword_detector: { enabled, banned_keywords: banned },
  pii: { enabled },
  nsfw: { enabled },
  toxicity: { enabled },
  injection_attack: { enabled },
  sponge_attack: { enabled },
  bias: { enabled },
  topic_detector: { enabled, topic: 'finance' },
};
const judged = new Map<string, Detection>();

/** Every window is judged once, by the real detectors: the splits of a text ask for the same ones. */
function judge(window: string): Detection {
  const known = judged.get(window) ?? detect(window, detectors);
  judged.set(window, known);
  return known;
}

/** Demands for endless output are of prompts: on an answer they are only observed, and so are topics. */
function isBlocking({ summary }: Detection): boolean {
  const { keyword_detected, pii, nsfw, injection_attack, bias } = summary;
  const flags = [keyword_detected, pii, nsfw, injection_attack, bias];
  return flags.some((flag) => flag === 1) || (Array.isArray(summary.toxicity) && summary.toxicity.length > 0);
}

const openFrom = firstOpen([keywordTail(banned), piiTail()]);

interface Outcome {
  /** Everything that was judged, in order. */
  readonly windows: readonly string[];
  readonly blocked: Detection | undefined;
  readonly delivered: string;
}

function run(
  pieces: readonly string[],
  options: {
    holdBack?: number;
    check?: (watch: OutputWatch<Detection>) => void;
    /** Whether the text is looked at after a piece. */
    flushes?: () => boolean;
  } = {},
): Outcome {
  const windows: string[] = [];
  const watch = createOutputWatch<Detection>({
    judge(window, end) {
      windows.push(`${end} ${window}`);
      return judge(window);
    },
    isBlocking,
    peek: (window) => !isBlocking(judge(window)),
    openFrom,
    peekEvery: 40,
    holdBack: options.holdBack,
  });
  let delivered = '';
  for (const piece of pieces) {
    delivered += String(watch.push(piece));
    if (options.flushes?.()) delivered += String(watch.flush());
    options.check?.(watch);
  }
  return { delivered: delivered + String(watch.end()), windows, blocked: watch.blocked };
}

function cut(text: string, most: number, random: (bound: number) => number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + 1 + random(most);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

const prose =
  'Thank you for your patience. The quarterly report shows that revenue grew by twelve percent, mostly because the new product line sold better than we expected. Margins held steady; the migration ended early!\nIf you want, a short summary for the board can follow. ';
/** Before the bar stands what may be delivered. */
const forbidden = [
  'the |merger',
  '|PROJECT   falcon',
  'a |p1pe b0mb',
  '|m e r g e r',
  '制造|炸弹的',
  '|ana.lopez@example.com',
  '|4111 1111 1111 1111',
  '|+1 (213) 373-4253',
  '|GB29 NWBK 6016 1331 9268 19',
  'password: |hunter2!Xk9',
  '|https://example.com/a/b?c=d',
  '|AKIAIOSFODNN7EXAMPLE',
];
/** Without an end of a sentence: its check points stand within what is put into it. */
const flowing = 'and the team met so that the plan was good '.repeat(9);
const clean = [
  flowing,
  prose.repeat(40),
  prose,
  `${prose}${prose}`,
  prose.replaceAll(' ', '\n'),
  `${prose.replaceAll(/\W/g, '')}x`,
  '报告显示收入增长，团队很高兴。'.repeat(30),
];
/** What some detector takes offence at, rightly or not. */
const cursed = ['𠮷'.repeat(500), 'You are a stupid worthless idiot and everybody hates you.'];

/** Texts with something forbidden at different places, and where it begins. */
const cases = [
  ...[...clean, ...cursed].map((text) => ({ text, span: undefined })),
  ...forbidden.flatMap((what) =>
    [2, 5, 9, 14, 18].map((back) => {
      const before = flowing.slice(0, flowing.lastIndexOf(' ', 80 - back));
      const text = `${before} ${what.replace('|', '')} ${flowing}`;
      return { text, span: { what, start: before.length + 1 + what.indexOf('|') } };
    }),
  ),
  ...forbidden.flatMap((what, index) =>
    [0, 29, 80 + index * 11, prose.length].map((at) => {
      const start = at === 0 ? 0 : prose.lastIndexOf(' ', at - 1) + 1;
      const text = `${prose.slice(0, start)}${what.replace('|', '')} ${prose.slice(start)}`;
      return { text, span: { what, start: start + what.indexOf('|') } };
    }),
  ),
];

test.each([
  flowing.repeat(200),
  prose.repeat(200),
  `${prose.repeat(60)} merger ${prose.repeat(60)}`,
  'A'.repeat(50_000),
])('a large piece whose windows are judged some at a time is judged by the same ones: %#', async (text) => {
  const windows: string[] = [];
  const options = { isBlocking, openFrom, judge: (window: string, end: string) => judged(window, end) };
  const judged = (window: string, end = 'more') => {
    windows.push(`${end} ${window}`);
    return judge(window);
  };
  const judgeEach = async (some: readonly string[]) => some.map((window) => judged(window));
  const watch = createOutputWatch<Detection>({ ...options, judgeEach });
  const delivered = (await watch.push(text)) + (await watch.end());
  const alone = run([text]);
  const unread = windows.length - alone.windows.length;
  // Those that were judged together with the one that blocks.
  expect(windows.slice(0, alone.windows.length)).toEqual(alone.windows);
  expect([watch.blocked, delivered]).toEqual([alone.blocked, alone.delivered]);
  if (!alone.blocked) expect(unread).toBe(0);
});

describe('a text is judged alike however it was cut', () => {
  const random = seededRandom(20_261_123);
  const splits = Math.ceil(5_000 / cases.length);

  test.each(cases)('in one piece and in random ones: $span.what $span.start $text', ({ text, span }) => {
    const whole = run([text]);
    if (span) expect(whole.blocked).toBeDefined();
    else if (!cursed.includes(text)) expect(whole).toMatchObject({ blocked: undefined, delivered: text });
    for (let round = 0; round < splits; round += 1) {
      const { windows, blocked, delivered } = run(cut(text, 1 + (round % 40), random));
      expect({ windows, blocked }).toEqual({ windows: whole.windows, blocked: whole.blocked });
      expect(text.startsWith(delivered)).toBe(true);
      expectDelivery(delivered, text, blocked ? span?.start : undefined);
    }
  });
});

describe('a text that is looked at again and again is judged alike, and lets nothing through', () => {
  const random = seededRandom(20_261_129);
  test.each(cases)('$span.what $span.start $text', ({ text, span }) => {
    const whole = run([text]);
    for (let round = 0; round < 12; round += 1) {
      const often = 1 + (round % 4);
      const { windows, blocked, delivered } = run(cut(text, 1 + round * 3, random), {
        flushes: () => random(often) === 0,
      });
      expect({ windows, blocked }).toEqual({ windows: whole.windows, blocked: whole.blocked });
      expect(text.startsWith(delivered)).toBe(true);
      expectDelivery(delivered, text, blocked ? span?.start : undefined);
    }
  });
});

/** All of a clean text, and nothing from where something forbidden begins. */
function expectDelivery(delivered: string, text: string, forbiddenFrom: number | undefined): void {
  if (forbiddenFrom !== undefined) expect(delivered.length).toBeLessThanOrEqual(forbiddenFrom);
  else if (!cursed.includes(text)) expect(delivered).toBe(text);
}

test.each([20, 64, 200])('of a text no more than %i characters are held, whatever it is', (holdBack) => {
  const random = seededRandom(holdBack);
  for (const text of [...clean, 'Anna Maria '.repeat(60), '4111 1111 '.repeat(60), 'x'.repeat(900)]) {
    run(cut(text, 9, random), { holdBack, check: ({ held }) => expect(held).toBeLessThanOrEqual(holdBack) });
  }
});
