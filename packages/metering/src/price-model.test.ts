import {
  type AttackConfig,
  AttackId,
  attackAliases,
  type CategoryAttacks,
  CategoryId,
  detectorSettings,
  expandFrameworks,
  FrameworkId,
  idsOf,
  systemTypes,
} from '@redoubt/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Price } from './price.ts';
import { priceBatchDetection, priceDetection } from './price-detection.ts';
import { priceMediaDetection } from './price-guardrails-call.ts';
import { priceEval, pricePlayground, priceRun, priceThreatModeling } from './price-redteam.ts';
import { priceDocument, priceScanUrl } from './price-scan.ts';
import { priceModel } from './testing/price-model.ts';

const seeded = { seed: 20_260_806, numRuns: 1_000 };

const setting = fc.record({
  enabled: fc.boolean(),
  need_explanation: fc.constantFrom(true, false, null, undefined),
});
const detectors = fc.dictionary(fc.constantFrom(...idsOf(detectorSettings)), setting);
const edges = [0, 1, 1_024, 1_025, 4_096, 4_097, 5_000, 5_001, 25_600, 25_601, 102_400, 102_401, 125_001];
const length = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...edges));
const count = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 0, max: 1e9 }),
  fc.maxSafeNat(),
  fc.constantFrom(...edges),
);

/** Small numbers as people send them, and any others. */
const parameter = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.maxSafeNat(), fc.constant(undefined));
const options = fc.record({
  max_turns: parameter,
  max_depth: parameter,
  max_iterations: parameter,
  num_actors: parameter,
});
const names = [...AttackId.options, ...idsOf(attackAliases)];
const config = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constant({}), options)).map(asSent);
const categories: fc.Arbitrary<CategoryAttacks> = fc.dictionary(fc.constantFrom(...CategoryId.options), config);
const systemType = fc.constantFrom(...systemTypes);

/** The options of every attack in each of them: the price reads the attack's own, and must not care about the rest. */
function asSent(config: Record<string, object>): AttackConfig {
  return config;
}

/** The cost is the model's, and the lines are whole and add up to it. */
function expectPrice({ credits, lines }: Price, model: bigint): void {
  expect(BigInt(credits)).toBe(model);
  expect(lines.filter((line) => !Number.isSafeInteger(line.credits))).toEqual([]);
  expect(lines.reduce((sum, line) => sum + line.credits, 0)).toBe(credits);
}

test('detect costs what the model says', () => {
  fc.assert(
    fc.property(detectors, length, (chosen, characters) => {
      expectPrice(priceDetection('x'.repeat(characters), chosen), priceModel.detect(chosen, characters));
    }),
    seeded,
  );
});

test('batch detect costs what the model says', () => {
  fc.assert(
    fc.property(detectors, fc.array(length, { maxLength: 12 }), (chosen, lengths) => {
      const texts = lengths.map((characters) => 'é'.repeat(characters));
      expectPrice(priceBatchDetection(texts, chosen), priceModel.batch(chosen, lengths));
    }),
    { ...seeded, numRuns: 300 },
  );
});

test('images and sounds cost what the model says', () => {
  fc.assert(
    fc.property(detectors, fc.constantFrom('detect_image', 'detect_audio'), (chosen, call) => {
      expectPrice(priceMediaDetection(call, chosen), priceModel.media(chosen));
    }),
    seeded,
  );
});

test('scans and documents cost what the model says, and never more than was reserved', () => {
  fc.assert(
    fc.property(detectors, count, count, (chosen, bytes, pages) => {
      expectPrice(priceScanUrl(chosen, pages), priceModel.scanUrl(chosen, pages));
      expectPrice(priceDocument('scan_pdf', { bytes, pages }), priceModel.scanPdf(bytes, pages));
      expectPrice(priceDocument('infer_document', { bytes, pages }), priceModel.inferDocument(bytes, pages));
      expectPrice(priceScanUrl(chosen, 'unknown'), 200n);
      expectPrice(priceDocument('scan_pdf', { bytes, pages: 'unknown' }), 300n);
      expectPrice(priceDocument('infer_document', { bytes, pages: 'unknown' }), 300n);
    }),
    seeded,
  );
});

test('a run costs what the model says', () => {
  fc.assert(
    fc.property(categories, systemType, (chosen, type) => {
      expectPrice(priceRun({ categories: chosen, systemType: type }), priceModel.run(chosen, type));
    }),
    seeded,
  );
});

test('each line of a run is within one credit of its exact amount', () => {
  fc.assert(
    fc.property(categories, systemType, (chosen, type) => {
      const { lines } = priceRun({ categories: chosen, systemType: type });
      for (const category of CategoryId.options) {
        const line = lines.find(({ item }) => item === category);
        const alone = priceRun({ categories: { [category]: chosen[category] }, systemType: type });
        const rounded = alone.lines.find(({ item }) => item === category)?.credits ?? 0;
        expect(Math.abs((line?.credits ?? 0) - rounded)).toBeLessThanOrEqual(1);
      }
    }),
    seeded,
  );
});

test('a framework run costs what the model says', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FrameworkId.options)), systemType, (ids, type) => {
      const price = priceRun({ categories: expandFrameworks(ids), systemType: type });
      expectPrice(price, priceModel.frameworks(ids, type));
    }),
    seeded,
  );
});

test('the playground costs what the model says', () => {
  fc.assert(
    fc.property(config, (attacks) => {
      expectPrice(pricePlayground(attacks), priceModel.playground(attacks));
    }),
    seeded,
  );
});

test('eval and threat modeling cost what the model says, up to the largest exact number', () => {
  const largest = BigInt(Number.MAX_SAFE_INTEGER);
  fc.assert(
    fc.property(count, (units) => {
      const doubled = priceModel.eval(units);
      expectPrice(priceEval(units), doubled < largest ? doubled : largest);
      expectPrice(priceThreatModeling(units), priceModel.threatModeling(units));
    }),
    seeded,
  );
});
