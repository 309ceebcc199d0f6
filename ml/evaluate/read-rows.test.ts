import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCorpus, readExtra } from './read-rows.ts';

describe('reading rows', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rows-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, ...rows: object[]) =>
    writeFileSync(join(folder, file), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const row = { id: 'a-1', text: 'hello', label: 0, source: 'a', licence_class: 'permissive' };

  test('takes every task it finds and says from which split a row is', async () => {
    write('toxicity.train.jsonl', { ...row, lang: 'en', extra_field: [1] }, { ...row, id: 'a-2', label: 1 });
    write('benign.val.jsonl', { ...row, sub_label: 'code', licence_class: 'sharealike' });
    const { rows, files } = await readCorpus(folder);
    expect(rows).toEqual([
      {
        id: 'a-1',
        text: 'hello',
        label: 0,
        source: 'a',
        task: 'toxicity',
        split: 'train',
        licence: 'permissive',
        language: 'en',
      },
      { id: 'a-2', text: 'hello', label: 1, source: 'a', task: 'toxicity', split: 'train', licence: 'permissive' },
      {
        id: 'a-1',
        text: 'hello',
        label: 0,
        source: 'a',
        task: 'benign',
        split: 'val',
        licence: 'sharealike',
        kind: 'code',
      },
    ]);
    expect(files.map(({ file, rows: count }) => [file, count])).toEqual([
      ['toxicity.train.jsonl', 2],
      ['benign.val.jsonl', 1],
    ]);
  });

  test('keeps line separators inside a text, and a last line without its line feed', async () => {
    const text = 'one\u2028two\u2029three\u0085four';
    writeFileSync(join(folder, 'nsfw.val.jsonl'), `${JSON.stringify({ ...row, text })}\n\n${JSON.stringify(row)}`);
    expect((await readCorpus(folder)).rows.map((each) => each.text)).toEqual([text, 'hello']);
  });

  test('reads characters that a chunk of the file cuts in two', async () => {
    const text = `${'x'.repeat(65_530)}éééééééééé`.repeat(3);
    write('bias.val.jsonl', { ...row, text });
    expect((await readCorpus(folder)).rows[0]?.text).toBe(text);
  });

  test('leaves out sentences that are bad by their place only', async () => {
    write('injection_attack.train.jsonl', { ...row, bare: true }, row);
    expect((await readCorpus(folder)).rows).toHaveLength(1);
  });

  test('the digest is that of the file', async () => {
    write('refusal.train.jsonl', row, row);
    const sha256 = createHash('sha256')
      .update(`${JSON.stringify(row)}\n`.repeat(2))
      .digest('hex');
    expect((await readCorpus(folder)).files[0]?.sha256).toBe(sha256);
  });

  test.each([
    { fault: 'a line that is no JSON', line: '{"id": "a', message: /bias\.train\.jsonl, line 1: not a JSON object/ },
    {
      fault: 'a label that is not 0 or 1',
      line: JSON.stringify({ ...row, label: 'yes' }),
      message: /a-1 has the label yes/,
    },
    { fault: 'a row without text', line: '{"id":"a-1","label":1,"source":"a"}', message: /needs id, text, source/ },
  ])('$fault is refused by name', async ({ line, message }) => {
    writeFileSync(join(folder, 'bias.train.jsonl'), `${line}\n`);
    await expect(readCorpus(folder)).rejects.toThrow(message);
  });

  test('rows of our own name their task and may keep themselves from training', async () => {
    write(
      'b.jsonl',
      { ...row, task: 'bias', split: 'written_test', family: 'f' },
      { ...row, task: 'nsfw', split: 'train' },
    );
    write('notes.txt', {});
    const { rows } = await readExtra(folder);
    expect(rows.map(({ task, split }) => [task, split])).toEqual([
      ['bias', 'written_test'],
      ['nsfw', 'train'],
    ]);
    write('a.jsonl', { ...row, task: 'weather' });
    await expect(readExtra(folder)).rejects.toThrow(/known task/);
  });
});
