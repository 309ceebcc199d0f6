import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenPrices } from '@redoubt/metering';
import { afterAll, describe, expect, test } from 'vitest';
import { readModelPrices } from '../../models/model-prices.ts';
import { createPriceTable } from './price-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = readModelPrices(undefined);
const table = createPriceTable(shipped);
describe('the prices that ship', () => {
  test('are found by the name of their row, each once', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shipped.map(({ name }) => name.toLowerCase())).size).toBe(shipped.length);
    for (const { name, ...prices } of shipped) expect(table.find(name)).toEqual(tokenPrices(prices));
  });

  test.each([
    ['gpt-4o-2024-11-20', 'gpt-4o'],
    ['gpt-4o-mini-2024-07-18', 'gpt-4o-mini'],
    ['openai/gpt-4o', 'gpt-4o'],
    ['GPT-4o', 'gpt-4o'],
    ['gpt-4-0613', 'gpt-4'],
    ['gemini-1.5-pro-002', 'gemini-1.5-pro'],
    ['models/gemini-2.5-flash', 'gemini-2.5-flash'],
    ['mistral-small-latest', 'mistral-small'],
    ['claude-3-5-sonnet-20241022', 'claude-3-5-sonnet'],
    ['claude-3-5-sonnet@20241022', 'claude-3-5-sonnet'],
    ['us.anthropic.claude-3-5-haiku-20241022-v1:0', 'claude-3-5-haiku'],
    ['us.meta.llama3-3-70b-instruct-v1:0', 'meta.llama3-3-70b-instruct'],
    ['meta-llama/Llama-3.3-70B-Instruct-Turbo', 'meta-llama/llama-3.3-70b-instruct-turbo'],
    ['command-r-plus-08-2024', 'command-r-plus'],
  ])('are those of %s by the row %s', (model, row) => {
    expect(table.find(model)).toBeDefined();
    expect(table.find(model)).toBe(table.find(row));
  });

  test.each([
    'gpt-4o-audio-preview',
    'gpt-4o-realtime-preview-2024-12-17',
    'gpt-4o-2024-05-13-mine',
    'gpt-x',
    'llama-3.3-70b-instruct',
    'my-gpt-4o',
    '',
  ])('are not guessed for "%s"', (model) => expect(table.find(model)).toBeUndefined());

  test('a row with a date of its own wins over its model', () =>
    expect(table.find('gpt-4o-2024-05-13')).not.toEqual(table.find('gpt-4o')));
});

describe('the prices of a file', () => {
  const file = join(folder, 'prices.json');
  const write = (content: unknown) => writeFileSync(file, JSON.stringify(content));
  const mine = { date: '2026-11-01', currency: 'USD', models: [{ name: 'gpt-4o', input: 1, output: 2 }] };

  test('stand over those that ship', () => {
    write({ ...mine, models: [...mine.models, { name: 'our-model', input: 0, output: 0, reasoning: 0.5 }] });
    const own = createPriceTable(readModelPrices(file));
    expect(own.find('gpt-4o-2024-11-20')).toEqual(tokenPrices({ input: 1, output: 2 }));
    expect(own.find('our-model')).toEqual(tokenPrices({ input: 0, output: 0, reasoning: 0.5 }));
    expect(own.find('gpt-4o-mini')).toEqual(table.find('gpt-4o-mini'));
  });

  test.each([
    { content: { ...mine, currency: 'EUR' }, says: /currency is "EUR"/ },
    { content: { ...mine, date: 'today' }, says: /date is "today"/ },
    { content: { ...mine, models: [{ name: 'a', input: -1, output: 2 }] }, says: /models\.0\.input is -1/ },
    { content: { ...mine, models: [{ name: 'a', input: 1e-7, output: 2 }] }, says: /at most six decimals/ },
    { content: { ...mine, models: [{ name: 'a', input: 1 }] }, says: /models\.0\.output is missing/ },
    { content: { ...mine, models: [{ name: 'a', input: 1, output: 1, per: 1 }] }, says: /not known: per/ },
  ])('that does not fit are refused: $says', ({ content, says }) => {
    write(content);
    expect(() => readModelPrices(file)).toThrow(says);
    expect(() => readModelPrices(file)).toThrow(/^REDOUBT_MODEL_PRICES names .*docs\/gateway\/costs\.md/s);
  });
});
