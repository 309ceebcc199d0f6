import { describe, expect, test } from 'vitest';
import {
  changedTool,
  hasWrongTool,
  MAX_TOOLS,
  newTool,
  problemOfList,
  problemsOfTools,
  readList,
  sentTools,
  type ToolDraft,
  toolDraftsOf,
} from './tool-drafts.ts';

const tool = (fields: Partial<ToolDraft>): ToolDraft => ({ ...newTool(), name: 'refund', ...fields });
const schema = { type: 'object', properties: { order: { type: 'string' } } };

describe('tools in the three forms of the API', () => {
  test.each([
    { form: 'bare', source: { name: 'refund', description: 'Pays back', parameters: schema } },
    {
      form: "OpenAI's",
      source: { type: 'function', function: { name: 'refund', description: 'Pays back', parameters: schema } },
    },
    { form: "Anthropic's", source: { name: 'refund', description: 'Pays back', input_schema: schema } },
  ])('$form are read alike, and sent as they came', ({ source }) => {
    const [draft] = toolDraftsOf([source]);
    expect(draft).toMatchObject({ name: 'refund', description: 'Pays back', schema: JSON.stringify(schema, null, 2) });
    expect(sentTools(toolDraftsOf([source]))).toEqual([source]);
  });

  test('that somebody changed are sent by their fields, without what is empty', () => {
    const [draft] = toolDraftsOf([{ name: 'refund', description: 'Pays back', strict: true }]);
    const changed = changedTool(draft ?? newTool(), { name: ' cancel ', description: ' ' });
    expect(sentTools([changed])).toEqual([{ name: 'cancel' }]);
    expect(sentTools([changedTool(changed, { schema: '{"type": "object"}' })])).toEqual([
      { name: 'cancel', parameters: { type: 'object' } },
    ]);
  });

  test('have keys of their own, which stay with them', () => {
    const drafts = toolDraftsOf([{ name: 'a' }, { name: 'a' }]);
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(2);
    expect(drafts.map((draft) => changedTool(draft, { name: 'b' }).key)).toEqual(drafts.map(({ key }) => key));
  });
});

describe('what is wrong with a tool', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { of: deep(levels - 1) });
  test.each<{ what: string; tools: ToolDraft[]; problems: object[] }>([
    { what: 'nothing', tools: [tool({})], problems: [{}] },
    { what: 'no name', tools: [tool({ name: ' ' })], problems: [{ name: expect.stringContaining('Write the name') }] },
    {
      what: 'a long name',
      tools: [tool({ name: 'n'.repeat(129) })],
      problems: [{ name: expect.stringContaining('128') }],
    },
    {
      what: 'a name of another tool',
      tools: [tool({}), tool({ name: 'refund ' })],
      problems: [{}, { name: 'A tool above has this name' }],
    },
    { what: 'no JSON', tools: [tool({ schema: '{' })], problems: [{ schema: expect.stringContaining('no JSON') }] },
    { what: 'a list', tools: [tool({ schema: '[]' })], problems: [{ schema: expect.stringContaining('an object') }] },
    {
      what: 'a large schema',
      tools: [tool({ schema: JSON.stringify({ d: 'x'.repeat(16_384) }) })],
      problems: [{ schema: expect.stringContaining('16,384') }],
    },
    {
      what: 'a schema with spaces that is small without them',
      tools: [tool({ schema: `{"a": 1${' '.repeat(20_000)}}` })],
      problems: [{}],
    },
    {
      what: 'a deep schema',
      tools: [tool({ schema: JSON.stringify(deep(20)) })],
      problems: [{ schema: expect.stringContaining('20 levels') }],
    },
    { what: 'a schema as deep as may be', tools: [tool({ schema: JSON.stringify(deep(19)) })], problems: [{}] },
  ])('$what', ({ tools, problems }) => {
    expect(problemsOfTools(tools)).toEqual(problems);
    expect(hasWrongTool(tools)).toBe(problems.some((each) => Object.keys(each).length > 0));
  });
});

describe('a pasted list', () => {
  test.each([
    { json: '', problem: undefined },
    { json: '[{"name": "a"}, {"name": "b"}]', problem: undefined },
    { json: '{"tools": [{"name": "a"}], "model": "m"}', problem: undefined },
    { json: '[{"name": "a"}, {"description": "no name"}]', problem: expect.stringContaining('a list of tools') },
    { json: '{"name": "a"}', problem: expect.stringContaining('a list of tools') },
    { json: '[{"name": ', problem: expect.stringContaining('no JSON') },
  ])('$json', ({ json, problem }) => {
    expect(problemOfList(json, 3)).toEqual(problem);
  });

  test('with more tools than there is room for says how many can be added', () => {
    const four = JSON.stringify(Array.from('abcd', (name) => ({ name })));
    expect(problemOfList(four, 3)).toBe(`These are 4 tools. An agent has at most ${MAX_TOOLS}, so 3 can be added`);
    expect(readList(four).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });
});
