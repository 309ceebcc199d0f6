import type { Constant, OnnxModel, OnnxNode } from './onnx-model.ts';

/** What the runtime adds to a variance. */
export const EPSILON = 1e-5;

/** A model under change: who makes and who takes each value. */
export class Graph {
  readonly #model: OnnxModel;
  readonly #constants: Map<string, Constant>;
  readonly #makers = new Map<string, OnnxNode>();
  readonly #takers = new Map<string, Set<OnnxNode>>();

  constructor(model: OnnxModel) {
    this.#model = model;
    this.#constants = new Map(model.constants);
    for (const node of model.nodes) this.add(node);
  }

  add(node: OnnxNode): OnnxNode {
    for (const output of node.outputs) this.#makers.set(output, node);
    for (const input of node.inputs) {
      const takers = this.#takers.get(input) ?? new Set();
      this.#takers.set(input, takers.add(node));
    }
    return node;
  }

  remove(node: OnnxNode): void {
    for (const output of node.outputs) if (this.#makers.get(output) === node) this.#makers.delete(output);
    for (const input of node.inputs) this.#takers.get(input)?.delete(node);
  }

  replace(node: OnnxNode, by: Partial<OnnxNode>): OnnxNode {
    this.remove(node);
    return this.add({ ...node, ...by });
  }

  makerOf = (value: string | undefined): OnnxNode | undefined => this.#makers.get(value ?? '');
  takersOf = (value: string | undefined): OnnxNode[] => [...(this.#takers.get(value ?? '') ?? [])];
  constant = (name: string | undefined): Constant | undefined => this.#constants.get(name ?? '');

  /** Adds a constant under a name of its own, as others may use the one that it came from. */
  fix(constant: Constant): string {
    const name = `fused.${this.#constants.size}`;
    this.#constants.set(name, constant);
    return name;
  }

  /** A number that a node takes beside its value. */
  numberOf({ inputs }: OnnxNode): number | undefined {
    const constants = inputs.map((input) => this.constant(input)).filter((each) => each !== undefined);
    return constants.length === 1 && constants[0]?.values.length === 1 ? constants[0].values[0] : undefined;
  }

  /** The nodes in an order in which each comes after those that it takes values from. */
  model(): OnnxModel {
    const nodes: OnnxNode[] = [];
    const seen = new Set<OnnxNode>();
    const visit = (node: OnnxNode) => {
      if (seen.has(node)) return;
      seen.add(node);
      for (const input of node.inputs) {
        const maker = this.makerOf(input);
        if (maker) visit(maker);
      }
      nodes.push(node);
    };
    for (const node of this.#makers.values()) visit(node);
    const used = new Set(nodes.flatMap(({ inputs }) => inputs));
    const constants = new Map([...this.#constants].filter(([name]) => used.has(name)));
    return { ...this.#model, nodes, constants };
  }
}
