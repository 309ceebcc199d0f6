import { expect, test } from 'vitest';
import { GAZETTEER_BITS } from './gazetteer.ts';
import { NAME_FEATURE_BITS, NAME_FEATURE_VERSION } from './name-features.ts';
import { type NameModel, readNames, writeNames } from './name-file.ts';
import { nameKinds, TAGS } from './name-tags.ts';

const model: NameModel = {
  header: {
    featureVersion: NAME_FEATURE_VERSION,
    featureBits: NAME_FEATURE_BITS,
    gazetteerBits: GAZETTEER_BITS,
    kinds: nameKinds,
    scale: 0.5,
    transitions: new Array(TAGS * TAGS).fill(0),
    thresholds: { person: 0.5, location: 0.5, organization: 0.5, address: 0.5 },
    date: '2026-01-01',
    data: {},
    notice: '',
  },
  weights: new Int8Array(TAGS << NAME_FEATURE_BITS).fill(-3, 0, 9),
  gazetteer: new Uint8Array(1 << GAZETTEER_BITS).fill(5, 0, 9),
};

test('what is written is read', () => {
  const read = readNames(writeNames(model));
  expect(read.header).toEqual(model.header);
  expect(Buffer.from(read.weights).equals(Buffer.from(model.weights))).toBe(true);
  expect(Buffer.from(read.gazetteer).equals(Buffer.from(model.gazetteer))).toBe(true);
});

test.each([
  [
    'of other features',
    { ...model, header: { ...model.header, featureVersion: NAME_FEATURE_VERSION + 1 } },
    /trained on/,
  ],
  ['of other kinds', { ...model, header: { ...model.header, kinds: ['person'] } }, /trained on/],
  ['that is cut', { ...model, gazetteer: model.gazetteer.subarray(1) }, /cut/],
])('weights %s are refused', (_, other, message) => {
  expect(() => readNames(writeNames(other))).toThrow(message);
});
