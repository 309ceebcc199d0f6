import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree, as far as it is looked at here. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';
const nodesIn = (value: unknown): Syntax[] => [value].flat().filter(isNode);
const childrenOf = (node: Syntax): Syntax[] => Object.values(node).flatMap(nodesIn);

/** The values that stand in a list, a row or a call. */
function elementsOf(node: Syntax): Syntax[] {
  if (node.type === 'ArrayExpression') return nodesIn(node.elements);
  if (node.type === 'ObjectExpression') return nodesIn(node.properties).flatMap(({ value }) => nodesIn(value));
  return nodesIn(node.arguments);
}

/**
 * Whether a value is data: a literal, a text with few values in it, or a row or call most of whose values are data. A
 * name or a spread in a row does not make code of it.
 */
function isData(node: Syntax): boolean {
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return true;
    case 'UnaryExpression':
      return nodesIn(node.argument).every(isData);
    case 'BinaryExpression':
      return node.operator === '+' && [node.left, node.right].flatMap(nodesIn).some(isData);
    case 'ArrayExpression':
    case 'ObjectExpression':
      return areMostlyData(elementsOf(node));
    case 'CallExpression':
    case 'NewExpression':
      return elementsOf(node).length > 0 && areMostlyData(elementsOf(node));
    default:
      return node.type.startsWith('TS') && nodesIn(node.expression).some(isData);
  }
}

function areMostlyData(values: readonly Syntax[]): boolean {
  return values.filter(isData).length * 2 > values.length || values.length === 0;
}

const containers = new Set(['ArrayExpression', 'ObjectExpression', 'TemplateLiteral', 'BinaryExpression']);

const lines = (source: string, { start, end }: Syntax): number => source.slice(start, end).split('\n').length;

/**
 * The lines of a source that stand in arrays, objects and texts that are data, those of one line aside. Functions in
 * them are code.
 */
export function dataLines(source: string, file = 'source.ts'): number {
  const sum = (nodes: readonly Syntax[], of: (node: Syntax) => number) =>
    nodes.reduce((total, node) => total + of(node), 0);
  const linesOfCode = (node: Syntax): number => {
    if (node.type.includes('Function')) return lines(source, node) - 1 - count(node);
    return sum(childrenOf(node), linesOfCode);
  };
  const count = (node: Syntax): number => {
    if (!containers.has(node.type) || !isData(node)) return sum(childrenOf(node), count);
    return lines(source, node) > 1 ? lines(source, node) - linesOfCode(node) : 0;
  };
  return count(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Syntax);
}
