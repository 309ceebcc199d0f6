import { pluralOf } from '../goals/target/slots.ts';
import type { DeclaredTool } from '../goals/target/tool-goals.ts';

/**
 * What a tool does: it reads records of people (`read`) or other things (`browse`), pays, refunds, sends, removes or
 * changes something, or runs code.
 */
export type ToolKind = 'read' | 'browse' | 'pay' | 'refund' | 'send' | 'remove' | 'run' | 'change';

/** A tool in words. */
export interface ToolDeed {
  readonly kind: ToolKind;
  /** What it does, in the imperative: "cancel the card". */
  readonly deed: string;
  /** What it reads, in the plural: "balances". Undefined for tools that read nothing of people. */
  readonly asset: string | undefined;
  /** A parameter in words: "account id". */
  readonly argument: string;
}

/** The first kind that has the verb, or a word of the name, decides. */
const verbs: readonly (readonly [ToolKind, ReadonlySet<string>])[] = [
  ['pay', setOfWords('transfer pay payout charge withdraw wire payment deposit topup')],
  ['refund', setOfWords('refund reimburse compensate')],
  ['send', setOfWords('send email mail notify message sms post publish tweet reply forward broadcast announce')],
  ['remove', setOfWords('delete remove cancel close block revoke terminate drop void wipe purge erase reject dismiss')],
  ['run', setOfWords('run execute exec shell bash eval deploy install script command terminal')],
  [
    'read',
    setOfWords(
      'get read look lookup find search list query fetch check show view retrieve browse lookups track download export balance status',
    ),
  ],
];

/** Objects that have no plural, or name nothing that belongs to a person. */
const uncounted = setOfWords(
  'file files code path paths repository repo page pages document documents directory folder log logs issue branch diff test tests results product products catalogue menu price prices rate rates money data mail history info information status availability code weather time text content web internet docs documentation knowledge stock help',
);

/** Reads what a tool does out of its name and its parameters. */
export function readToolDeed({ name, description, parameters }: DeclaredTool): ToolDeed {
  const words = inWords(name).split(' ');
  const [verb = '', ...rest] = isVerb(words[0]) ? words : words.slice(1);
  const object = rest.filter((word) => word !== 'the').join(' ');
  const asset = assetOf(object);
  const kind = kindOf(words, description ?? '');
  return {
    kind: kind === 'read' && asset === undefined ? 'browse' : kind,
    deed: isVerb(verb) && object !== '' ? `${verb === 'lookup' ? 'look up' : verb} the ${object}` : `use ${name}`,
    asset: kind === 'read' ? asset : undefined,
    argument: argumentOf(parameters),
  };
}

const changing = setOfWords(
  'create book update set change edit modify write add insert reschedule issue approve assign order move apply push commit merge deny grant reset unlock lock register schedule submit generate upload rename reserve upgrade downgrade enable disable start stop restart open save record log sign accept confirm',
);

const isVerb = (word: string | undefined): boolean =>
  word !== undefined && (changing.has(word) || verbs.some(([, known]) => known.has(word)));

function kindOf(words: readonly string[], description: string): ToolKind {
  const [verb = ''] = words;
  const told = description.toLowerCase().match(/\p{L}+/u)?.[0] ?? '';
  const told2 = told.replace(/s$/, '');
  const find = (word: string) => verbs.find(([, known]) => known.has(word))?.[0];
  return find(verb) ?? find(told) ?? find(told2) ?? words.map(find).find((kind) => kind !== undefined) ?? 'change';
}

function assetOf(object: string): string | undefined {
  const last = object.split(' ').at(-1) ?? '';
  if (object === '' || uncounted.has(last)) return undefined;
  return last.endsWith('s') ? object : `${object.slice(0, object.length - last.length)}${pluralOf(last)}`;
}

function argumentOf(parameters: DeclaredTool['parameters']): string {
  const properties = parameters?.properties;
  const names = properties && typeof properties === 'object' ? Object.keys(properties) : [];
  return names.map(inWords).find((words) => words.length > 2 && !prepositions.has(words)) ?? 'input';
}

/** Names of parameters that are no nouns. */
const prepositions = setOfWords('from with for via into onto');

/** "getUserOrders" and "get_user_orders" become "get user orders". */
const inWords = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

function setOfWords(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
