import { z } from 'zod';

const MAX_NAMES = 500;
const MAX_RULES = 100;
const MAX_VALUES = 500;

const ToolName = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^*]*\*?$/, 'a name of a tool, in which * may stand at the end alone');
const ToolNames = z.array(ToolName).max(MAX_NAMES);
const Path = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^.]+(?:\.[^.]+)*$/, 'names of members with dots between, such as to or items.*.url');
const Pattern = z.string().min(1).max(512);
const Host = z
  .string()
  .max(253)
  .regex(/^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'a host, or *. and a host for those below it')
  .transform((host) => host.toLowerCase());

const Rule = z
  .strictObject({
    tool: ToolName.describe('The tool; `*` at the end stands for any end'),
    argument: Path.describe(
      'The argument: names of members with dots between; `*` is each member of a list or an object',
    ),
    pattern: Pattern.nullish().describe(
      'A regular expression of RE2 that the value must hold; `^` and `$` bind it to the whole',
    ),
    not_pattern: Pattern.nullish().describe('A regular expression of RE2 that the value must not hold'),
    min: z.number().nullish().describe('The least number'),
    max: z.number().nullish().describe('The greatest number'),
    one_of: z
      .array(z.union([z.string().max(1_000), z.number(), z.boolean()]))
      .min(1)
      .max(MAX_VALUES)
      .nullish()
      .describe('The values that there may be'),
    hosts: z
      .array(Host)
      .min(1)
      .max(MAX_VALUES)
      .nullish()
      .describe('The value must be an address on one of these hosts; `*.example.com` are those below example.com'),
  })
  .refine(
    ({ tool: _, argument: __, ...conditions }) => Object.values(conditions).some((condition) => condition != null),
    'name pattern, not_pattern, min, max, one_of or hosts',
  );
/** A condition on an argument of a tool. */
export type ToolRule = z.output<typeof Rule>;

/** What happens with a call that the gate refuses. */
const refusedCallForms = ['block', 'remove'] as const;

const fields = {
  allow: ToolNames.nullish().describe(
    'Tools that may be called, `*` at the end for any end; absent: each that the request declares',
  ),
  deny: ToolNames.nullish().describe('Tools that may not be called, whatever `allow` says'),
  check_arguments: z
    .boolean()
    .nullish()
    .describe('Whether arguments have to fit the schema that the request declares for the tool; true where absent'),
  rules: z.array(Rule).max(MAX_RULES).nullish().describe('Conditions on arguments; all have to hold'),
  on_blocked: z
    .enum(refusedCallForms)
    .nullish()
    .describe(
      '`block` (where absent): a call that is refused blocks the answer; `remove`: it is taken out, and the answer says so',
    ),
};

/** What a deployment says of the calls of tools that its models make. */
export const ToolGate = z.strictObject(fields).transform((gate) => ({
  allow: gate.allow ?? null,
  deny: gate.deny ?? [],
  check_arguments: gate.check_arguments ?? true,
  rules: gate.rules ?? [],
  on_blocked: gate.on_blocked ?? ('block' as const),
}));
export type ToolGate = z.output<typeof ToolGate>;

/** A change of a gate: what it does not name stays, and null takes a field away. */
export const ToolGateChange = z.strictObject(fields);
export type ToolGateChange = z.output<typeof ToolGateChange>;

/** A gate as answers show it. */
export const ShownToolGate = z.object({
  allow: z.array(z.string()).nullable(),
  deny: z.array(z.string()),
  check_arguments: z.boolean(),
  rules: z.array(
    z.object({
      tool: z.string(),
      argument: z.string(),
      pattern: z.string().nullish(),
      not_pattern: z.string().nullish(),
      min: z.number().nullish(),
      max: z.number().nullish(),
      one_of: z.array(z.union([z.string(), z.number(), z.boolean()])).nullish(),
      hosts: z.array(z.string()).nullish(),
    }),
  ),
  on_blocked: z.enum(refusedCallForms),
});
