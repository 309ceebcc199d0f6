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
const childrenOf = (node: Syntax): Syntax[] => Object.values(node).flat().filter(isNode);

const literals = new Set(['Literal', 'TemplateElement', 'UnaryExpression', 'Property', 'Identifier']);
const containers = new Set(['ArrayExpression', 'ObjectExpression', 'TemplateLiteral']);

/** Whether a node holds literals only. Names count as keys of objects and nowhere else. */
function isData(node: Syntax): boolean {
  if (node.type === 'Property') return node.computed !== true && isNode(node.value) && isData(node.value);
  if (node.type === 'Identifier') return false;
  if (node.type.startsWith('TS')) return isNode(node.expression) && isData(node.expression);
  if (!literals.has(node.type) && !containers.has(node.type)) return false;
  return childrenOf(node).every(isData);
}

/** The lines of a source that stand in arrays, objects and templates of literals, those of one line aside. */
export function dataLines(source: string, file = 'source.ts'): number {
  const lines = ({ start, end }: Syntax): number => source.slice(start, end).split('\n').length;
  const count = (node: Syntax): number => {
    if (containers.has(node.type) && isData(node)) return lines(node) > 1 ? lines(node) : 0;
    return childrenOf(node).reduce((sum, child) => sum + count(child), 0);
  };
  return count(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Syntax);
}
