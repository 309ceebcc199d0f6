import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEgressGuard } from '@redoubt/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../config/load-config.ts';
import { readBackends } from './read-backends.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-backends-'));
const file = join(folder, 'backends.json');
const dependencies = { env: { JUDGE_KEY: 'sk-1', EMPTY: '' }, egress: createEgressGuard({ allowPrivate: false }) };
beforeAll(() => {
  mkdirSync(join(folder, 'known'));
  writeFileSync(join(folder, 'known', 'config.json'), JSON.stringify({ id2label: { 0: 'SAFE', 1: 'INJECTION' } }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readBackends(file, dependencies);
}
const onnx = { kind: 'onnx', dir: 'known', positive_labels: ['INJECTION'] };
const judge = { kind: 'judge', base_url: 'https://api.example.com/v1', model: 'm' };

describe('the file of backends', () => {
  test('is not needed', () => expect(readBackends(undefined, dependencies)).toEqual({ detectors: [] }));

  test('has defaults, folders beside itself, and keys from the environment', () => {
    expect(read({ injection_attack: onnx, toxicity: { ...judge, api_key_env: 'JUDGE_KEY' } }).detectors).toEqual([
      {
        detector: 'injection_attack',
        ...onnx,
        dtype: 'fp32',
        threshold: 0.5,
        budget_ms: 500,
        modelDir: join(folder, 'known'),
        packagesNear: folder,
      },
      { detector: 'toxicity', ...judge, api_key_env: 'JUDGE_KEY', budget_ms: 3_000, apiKey: 'sk-1' },
    ]);
  });

  test('may name a server that transcribes', () => {
    const transcription = { kind: 'transcription', base_url: 'https://api.example.com/v1', model: 'whisper-1' };
    expect(read({ transcription: { ...transcription, api_key_env: 'JUDGE_KEY' } })).toEqual({
      detectors: [],
      transcription: { ...transcription, api_key_env: 'JUDGE_KEY', budget_ms: 60_000, apiKey: 'sk-1' },
    });
  });

  test.each([
    { what: 'no JSON', content: '{"nsfw": ', says: /backends\.json, which cannot be read as JSON/ },
    {
      what: 'a private server that transcribes',
      content: { transcription: { kind: 'transcription', base_url: 'http://10.0.0.1/v1', model: 'm' } },
      says: /transcription\.base_url is "http:\/\/10\.0\.0\.1\/v1": /,
    },
    { what: 'no object', content: '[]', says: /the file is \[\]/ },
    {
      what: 'a detector without backends',
      content: { pii: judge },
      says: /the file has fields that are not known: pii/,
    },
    { what: 'no kind', content: { nsfw: { dir: 'x' } }, says: /nsfw\.kind is missing/ },
    { what: 'another kind', content: { nsfw: { kind: 'oracle' } }, says: /nsfw\.kind is "oracle"/ },
    { what: 'a threshold over 1', content: { nsfw: { ...onnx, threshold: 2 } }, says: /nsfw\.threshold is 2/ },
    { what: 'no budget', content: { nsfw: { ...onnx, budget_ms: 0 } }, says: /nsfw\.budget_ms is 0/ },
    {
      what: 'no labels to look for',
      content: { nsfw: { ...onnx, positive_labels: [] } },
      says: /nsfw\.positive_labels is \[\]/,
    },
    { what: 'no map for toxicity', content: { toxicity: { ...onnx } }, says: /toxicity\.labels is missing/ },
    {
      what: 'a label that toxicity does not have',
      content: { toxicity: { kind: 'onnx', dir: 'x', labels: { SAFE: 'rude' } } },
      says: /toxicity\.labels\.SAFE is "rude"/,
    },
    {
      what: 'a label that the model does not have',
      content: { nsfw: { ...onnx, positive_labels: ['INJECTION', 'NSFW'] } },
      says: /nsfw\.positive_labels has "NSFW", which the model does not know; its labels are SAFE, INJECTION/,
    },
    { what: 'no address', content: { nsfw: { ...judge, base_url: 'api' } }, says: /nsfw\.base_url is "api"/ },
    {
      what: 'a private address',
      content: { nsfw: { ...judge, base_url: 'http://127.0.0.1:1/v1' } },
      says: /nsfw\.base_url is .*REDOUBT_ALLOW_PRIVATE_TARGETS=true/,
    },
    {
      what: 'a variable that is not set',
      content: { nsfw: { ...judge, api_key_env: 'EMPTY' } },
      says: /nsfw\.api_key_env is "EMPTY", a variable that is not set/,
    },
  ])('with $what is refused, with the file, the field and the way out', ({ content, says }) => {
    expect(() => read(content)).toThrow(ConfigError);
    expect(() => read(content)).toThrow(says);
    expect(() => read(content)).toThrow(file);
    expect(() => read(content)).toThrow('docs/guardrails/backends.md shows every field');
  });

  test('that holds a key in the wrong place is refused without showing it', () => {
    const load = () => read({ nsfw: { ...judge, api_key: 'sk-hunter2' } });
    expect(load).toThrow('nsfw has fields that are not known: api_key');
    expect(load).not.toThrow(/hunter2/);
  });

  test('that is not there is refused', () =>
    expect(() => readBackends(join(folder, 'none.json'), dependencies)).toThrow(/none\.json, which cannot be read/));
});
