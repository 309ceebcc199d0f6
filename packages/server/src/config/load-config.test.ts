import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './load-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (content: string): string => {
  const path = join(folder, `${Math.random()}.env`);
  writeFileSync(path, content);
  return path;
};

describe('loadConfig', () => {
  test('has a default for everything', () => {
    const config = loadConfig({ args: [], env: {} });
    expect(config).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      dataDir: './data',
      brand: 'service',
      brandAliases: [],
    });
  });

  test('a flag wins over the environment, the environment over the file', () => {
    const config = file('REDOUBT_PORT=1000\nREDOUBT_HOST=127.0.0.3\nREDOUBT_BRAND=third');
    const env = { REDOUBT_PORT: '2000', REDOUBT_HOST: '127.0.0.2' };
    expect(loadConfig({ args: ['--port', '3000', '--config', config], env })).toMatchObject({
      port: 3_000,
      host: '127.0.0.2',
      brand: 'third',
    });
  });

  test.each([
    { list: 'toxicity=0.7,nsfw=0.4', thresholds: { toxicity: 0.7, nsfw: 0.4 } },
    { list: ' injection_attack = 1 , ', thresholds: { injection_attack: 1 } },
    { list: '', thresholds: {} },
  ])('thresholds are read from "$list"', ({ list, thresholds }) => {
    const config = loadConfig({ args: [], env: { REDOUBT_DETECTOR_THRESHOLDS: list } });
    expect(config.detectorThresholds).toEqual(thresholds);
  });

  test('an empty variable counts as absent', () => {
    expect(loadConfig({ args: [], env: { REDOUBT_PORT: '', DATABASE_URL: '' } })).toMatchObject({ port: 8787 });
  });

  test.each([
    { env: { REDOUBT_PORT: 'eighty' }, says: /REDOUBT_PORT is "eighty"/ },
    { env: { REDOUBT_PORT: '70000' }, says: /REDOUBT_PORT is "70000"/ },
    { env: { REDOUBT_LOG_LEVEL: 'loud' }, says: /REDOUBT_LOG_LEVEL is "loud"/ },
    { env: { REDOUBT_BRAND: 'Two Words' }, says: /REDOUBT_BRAND/ },
    { env: { REDOUBT_ALLOW_PRIVATE_TARGETS: 'perhaps' }, says: /REDOUBT_ALLOW_PRIVATE_TARGETS/ },
    { env: { REDOUBT_SECOND_STAGE: 'sometimes' }, says: /REDOUBT_SECOND_STAGE is "sometimes"/ },
    { env: { REDOUBT_DETECTOR_PRESET: 'harsh' }, says: /REDOUBT_DETECTOR_PRESET is "harsh"/ },
    { env: { REDOUBT_DETECTOR_THRESHOLDS: 'toxicity=0.5, nsfw=1.2' }, says: /"nsfw=1.2" is no threshold; write name=/ },
    { env: { REDOUBT_DETECTOR_THRESHOLDS: 'pii=0.5' }, says: /"pii=0.5" .* names being nsfw, toxicity, injection/ },
    { env: { REDOUBT_DETECTOR_THRESHOLDS: 'toxicity' }, says: /"toxicity" is no threshold/ },
    { env: { REDOUBT_DETECTOR_THRESHOLDS: 'toxicity=0.5=1' }, says: /"toxicity=0.5=1" is no threshold/ },
    { env: { REDOUBT_CALL_DAYS: '0' }, says: /REDOUBT_CALL_DAYS is "0"/ },
    { env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, says: /OTEL_EXPORTER_OTLP_ENDPOINT .* http:\/\// },
    { env: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'nowhere' }, says: /OTEL_EXPORTER_OTLP_TRACES_ENDPOINT .* http:/ },
    { env: { OTEL_EXPORTER_OTLP_HEADERS: 'x-key' }, says: /OTEL_EXPORTER_OTLP_HEADERS .* name=value/ },
    { env: { OTEL_RESOURCE_ATTRIBUTES: 'a=%zz' }, says: /OTEL_RESOURCE_ATTRIBUTES is "a=%zz"/ },
    { env: { OTEL_EXPORTER_OTLP_COMPRESSION: 'brotli' }, says: /OTEL_EXPORTER_OTLP_COMPRESSION is "brotli"/ },
    { env: { OTEL_EXPORTER_OTLP_TIMEOUT: '1s' }, says: /OTEL_EXPORTER_OTLP_TIMEOUT is "1s"/ },
    { env: { OTEL_TRACES_SAMPLER: 'xray' }, says: /OTEL_TRACES_SAMPLER is "xray"/ },
    { env: { OTEL_TRACES_SAMPLER_ARG: '1.5' }, says: /a number from 0 to 1/ },
    { env: { REDOUBT_CONFIG: '/nowhere/redoubt.env' }, says: /\/nowhere\/redoubt.env cannot be read/ },
  ])('an error names the variable and the value: $env', ({ env, says }) => {
    expect(() => loadConfig({ args: [], env })).toThrow(ConfigError);
    expect(() => loadConfig({ args: [], env })).toThrow(says);
  });

  test('an error never shows a secret', () => {
    const load = () => loadConfig({ args: [], env: { DATABASE_URL: 'mysql://user:hunter2@host/db' } });
    expect(load).toThrow(/DATABASE_URL is \(a secret\)/);
    expect(load).not.toThrow(/hunter2/);
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:hunter2@collector' };
    expect(() => loadConfig({ args: [], env: collector })).toThrow(/is \(a secret\): keys belong into/);
  });

  test('an unknown flag and an unknown line of the file are named', () => {
    expect(() => loadConfig({ args: ['--prot', '1'], env: {} })).toThrow(/--prot/);
    expect(() => loadConfig({ args: ['--config', file('REDOUBT_PROT=1')], env: {} })).toThrow(/REDOUBT_PROT/);
  });
});
