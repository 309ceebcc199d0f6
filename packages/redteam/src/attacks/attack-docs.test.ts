import { readFileSync } from 'node:fs';
import { attackLanguages, attackOptions } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { callsOf } from '../attack-calls.ts';
import { probeBrief } from '../testing/recorded-steps.ts';
import { codecs } from './codecs/index.ts';
import { encoding, MAX_ENCODED } from './encoding.ts';
import { builtAttacks } from './index.ts';
import { translatedGoals } from './languages/translated-goals.ts';
import { obfuscations } from './obfuscations/index.ts';

const page = readFileSync('docs/redteam/attacks.md', 'utf8');

describe('the document', () => {
  test('has a row for each attack that runs, with its version, calls and options, and a source with a year', () => {
    const told = Array.from(
      page.matchAll(/^\| `(\w+)` \| (\d+) \| (\d+) \| [^|]+ \| ([^|]+) \| [^|]*\d{4}[^|]* \|$/gm),
      (row) => row.slice(1),
    );
    const rows = builtAttacks.map(({ id, version }) => {
      const options = Object.keys(attackOptions[id].shape).map((name) => `\`${name}\``);
      return [id, `${version}`, `${callsOf(id, {}, id).target}`, options.join(', ') || 'none'];
    });
    expect(told).toEqual(rows);
  });

  test('names the types of encoding in their order, each with a row', () => {
    expect(page).toContain(`${Object.keys(codecs).join(', ')}, in this order`);
    expect(Array.from(page.matchAll(/^\| `(\w+)` \| [^|]+ \| [^|]+ \|$/gm), ([, name]) => name)).toEqual(
      Object.keys(codecs),
    );
    expect(page).toContain(`at most ${MAX_ENCODED.toLocaleString('en')} characters`);
    const options = { types: ['rot13' as const], iterations: 2 };
    for (const name of Object.keys(encoding.variant(probeBrief<'encoding'>({ text: 'goal', options })))) {
      if (name !== 'type') expect(page).toContain(`\`${name}\``);
    }
  });

  test('names the techniques of obfuscation in their order', () => {
    expect(page).toContain(`${obfuscations.map(({ name }) => `\`${name}\``).join(', ')}. The prompt`);
  });

  test('names the languages in their order, and how many goals are translated', () => {
    expect(page).toContain(`${attackLanguages.join(', ')}, in this order`);
    expect(page).toContain(`one of ${Object.keys(translatedGoals).length} goals`);
  });
});
