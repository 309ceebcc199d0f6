import { describe, expect, test } from 'vitest';
import { refusalsOf } from '../testing/refusals.ts';
import { batchDetect, detect, fileInForms, MAX_BATCH_TEXTS } from './detect.ts';

const pii = { pii: { enabled: true } };
const pdf = Buffer.from('%PDF-1.4').toString('base64');

describe('a text to judge', () => {
  test.each<{ what: string; body: object }>([
    { what: 'a text', body: { text: 'Hello', detectors: pii } },
    { what: 'an empty text', body: { text: '', detectors: pii } },
    { what: 'no detector that is on', body: { text: 'x', detectors: {} } },
    { what: 'the unified form', body: { mode: 'text', content: 'Hello', detectors: pii } },
    { what: 'a page', body: { mode: 'url', content: 'https://example.com/', detectors: pii } },
    { what: 'a PDF in base64', body: { mode: 'pdf', content: pdf, detectors: pii } },
    { what: 'a PDF as data', body: { mode: 'pdf', content: `data:application/pdf;base64,${pdf}`, detectors: pii } },
    { what: 'a picture by its address', body: { mode: 'image', content: 'https://example.com/a.png', detectors: pii } },
  ])('may be sent as $what', ({ body }) => expect(refusalsOf(detect.body, body)).toEqual([]));

  test.each<{ what: string; body: object; at: string; says: RegExp }>([
    { what: 'nothing', body: { detectors: pii }, at: 'text', says: /^Field required$/ },
    {
      what: 'both forms',
      body: { text: 'x', mode: 'text', content: 'y', detectors: pii },
      at: 'text',
      says: /not both/,
    },
    {
      what: 'a content beside a text',
      body: { text: 'x', content: 'y', detectors: pii },
      at: 'text',
      says: /not both/,
    },
    { what: 'a mode alone', body: { mode: 'text', detectors: pii }, at: 'content', says: /beside `mode`/ },
    { what: 'no detectors', body: { text: 'x' }, at: 'detectors', says: /.+/ },
    { what: 'an unknown mode', body: { mode: 'video', content: 'x', detectors: pii }, at: 'mode', says: /"text"/ },
    { what: 'an empty address', body: { mode: 'url', content: '', detectors: pii }, at: 'content', says: /has 0$/ },
    {
      what: 'a PDF as text',
      body: { mode: 'pdf', content: '%PDF-1.4', detectors: pii },
      at: 'content',
      says: /base64/,
    },
    { what: 'an unknown field', body: { text: 'x', detectors: pii, lang: 'en' }, at: '', says: /lang/ },
    { what: 'a number', body: { text: 7, detectors: pii }, at: 'text', says: /expected string/ },
    {
      what: 'a detector that reads no pictures',
      body: { mode: 'image', content: 'https://example.com/a.png', detectors: { bias: { enabled: true } } },
      at: 'detectors.bias',
      says: /.+/,
    },
  ])('may not be sent as $what', ({ body, at, says }) => {
    const [refused] = refusalsOf(detect.body, body);
    expect(refused?.at).toBe(at);
    expect(refused?.says).toMatch(says);
  });

  test.each([
    { mode: 'image', file: 'AAAA' },
    { mode: 'audio', file: 'AAAA' },
    { mode: 'pdf', file: undefined },
    { mode: 'text', file: undefined },
    { mode: undefined, file: undefined },
  ])('in the mode $mode holds the file $file', ({ mode, file }) => {
    expect(fileInForms({ mode, content: 'AAAA' })).toBe(file);
  });
});

describe('detectors of a request', () => {
  const refusalsOfDetectors = (detectors: unknown) => refusalsOf(detect.body, { text: 'x', detectors });

  test.each<{ what: string; detectors: object }>([
    { what: 'is disabled and unknown', detectors: { crystal_ball: { enabled: false, colour: 7 } } },
    { what: 'is disabled and wrong', detectors: { topic_detector: { enabled: false, topic: 7 } } },
    { what: 'has nulls', detectors: { pii: { enabled: true, entities: null, custom_entities: null } } },
    { what: 'has one topic', detectors: { topic_detector: { enabled: true, topic: 'cars' } } },
    { what: 'has several topics', detectors: { topic_detector: { enabled: true, topic: ['cars', 'boats'] } } },
    { what: 'has no words yet', detectors: { keyword_detector: { enabled: true, banned_keywords: [] } } },
    { what: 'explains', detectors: { injection_attack: { enabled: true, need_explanation: true } } },
  ])('may have one that $what', ({ detectors }) => expect(refusalsOfDetectors(detectors)).toEqual([]));

  test('that are off are dropped', () => {
    const sent = { text: 'x', detectors: { ...pii, bias: { enabled: false }, crystal_ball: { enabled: false } } };
    expect(detect.body.parse(sent).detectors).toEqual(pii);
  });

  test.each<{ what: string; detectors: unknown; at: string; says: RegExp }>([
    {
      what: 'an unknown one',
      detectors: { crystal_ball: { enabled: true } },
      at: '',
      says: /No detector has this id; there are keyword_detector, pii/,
    },
    { what: 'one without a switch', detectors: { pii: {} }, at: 'pii.enabled', says: /.+/ },
    { what: 'a switch of text', detectors: { pii: { enabled: 'yes' } }, at: 'pii.enabled', says: /boolean/ },
    {
      what: 'a threshold',
      detectors: { toxicity: { enabled: true, threshold: 0.5 } },
      at: 'toxicity',
      says: /threshold/,
    },
    { what: 'no topic', detectors: { topic_detector: { enabled: true } }, at: 'topic_detector.topic', says: /.+/ },
    {
      what: 'an empty topic',
      detectors: { topic_detector: { enabled: true, topic: '' } },
      at: 'topic_detector.topic',
      says: /.+/,
    },
    {
      what: 'no words',
      detectors: { keyword_detector: { enabled: true } },
      at: 'keyword_detector.banned_keywords',
      says: /array/,
    },
    {
      what: 'a long message',
      detectors: { bias: { enabled: true, block_message: 'm'.repeat(2_001) } },
      at: 'bias.block_message',
      says: /2000/,
    },
    {
      what: 'an explanation where there is none',
      detectors: { pii: { enabled: true, need_explanation: true } },
      at: 'pii',
      says: /need_explanation/,
    },
    { what: 'a list', detectors: ['pii'], at: '', says: /.+/ },
    { what: 'nothing', detectors: null, at: '', says: /.+/ },
  ])('may not have $what', ({ detectors, at, says }) => {
    const [refused] = refusalsOfDetectors(detectors);
    expect(refused?.at).toBe(at === '' ? 'detectors' : `detectors.${at}`);
    expect(refused?.says).toMatch(says);
  });
});

describe('entities of the caller', () => {
  const staff = { name: 'STAFF_NUMBER', pattern: '\\bEMP-\\d{6}\\b' };
  const refusalsOfEntities = (entities: readonly object[]) =>
    refusalsOf(detect.body, { text: 'x', detectors: { pii: { enabled: true, custom_entities: entities } } });

  test.each([
    { entity: staff },
    { entity: { ...staff, name: 'staff_number_2' } },
    { entity: { ...staff, name: 'X' } },
    { entity: { ...staff, case_sensitive: false, context: [' order ', 'invoice'] } },
    { entity: { ...staff, pattern: 'p'.repeat(512), context: null } },
  ])('may be $entity', ({ entity }) => expect(refusalsOfEntities([entity])).toEqual([]));

  test.each([
    { change: { name: 'Staff_Number' }, field: 'name', says: /snake case/ },
    { change: { name: 'STAFF__NUMBER' }, field: 'name', says: /snake case/ },
    { change: { name: '_STAFF' }, field: 'name', says: /snake case/ },
    { change: { name: '1STAFF' }, field: 'name', says: /snake case/ },
    { change: { name: 'N'.repeat(61) }, field: 'name', says: /60/ },
    { change: { pattern: '' }, field: 'pattern', says: /1/ },
    { change: { pattern: 'p'.repeat(513) }, field: 'pattern', says: /512/ },
    { change: { context: [' '] }, field: 'context.0', says: /1/ },
    { change: { context: Array.from({ length: 21 }, () => 'word') }, field: 'context', says: /20/ },
    { change: { flags: 'i' }, field: '', says: /flags/ },
  ])('may not be changed by $change', ({ change, field, says }) => {
    const [refused] = refusalsOfEntities([staff, { ...staff, ...change }]);
    expect(refused?.at).toBe(['detectors.pii.custom_entities.1', field].filter(Boolean).join('.'));
    expect(refused?.says).toMatch(says);
  });

  test('are at most twenty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...staff, name: `STAFF_${at}` }));
    expect(refusalsOfEntities(many(20))).toEqual([]);
    expect(refusalsOfEntities(many(21)).map(({ at }) => at)).toEqual(['detectors.pii.custom_entities']);
  });
});

describe('a batch', () => {
  test('takes what is no string, which is answered by itself', () => {
    expect(refusalsOf(batchDetect.body, { texts: ['a', 7, null, {}], detectors: pii })).toEqual([]);
  });

  test.each([
    { texts: [], says: /1/ },
    { texts: Array.from({ length: MAX_BATCH_TEXTS + 1 }, () => 'x'), says: /10000/ },
    { texts: 'x', says: /array/ },
  ])('takes no other number of texts', ({ texts, says }) => {
    const [refused] = refusalsOf(batchDetect.body, { texts, detectors: pii });
    expect(refused?.at).toBe('texts');
    expect(refused?.says).toMatch(says);
  });
});
