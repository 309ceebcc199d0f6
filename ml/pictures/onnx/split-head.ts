import { type Constant, type OnnxModel, type OnnxNode, withInput, withOutputs } from './onnx-model.ts';

/** A model whose last layer is cut in two. */
interface SplitModel {
  /** The model up to the chosen classes, without a softmax: first their numbers, then what the last layer takes. */
  readonly body: OnnxModel;
  /** The last layer alone, with all classes. */
  readonly head: OnnxModel;
}

/**
 * Cuts the last layer of a model that ends with a product, a sum and a softmax. A reader of 6,625 characters spends as
 * long on this layer as on several others, and most lines need few of them.
 */
export function splitHead(model: OnnxModel, classes: readonly number[]): SplitModel {
  const [product, sum, softmax] = model.nodes.slice(-3) as [OnnxNode, OnnxNode, OnnxNode];
  const operations = [product, sum, softmax].map(({ operation }) => operation).join();
  const [input = '', weightName = ''] = product.inputs;
  const biasName = sum.inputs.find((each) => model.constants.has(each)) ?? '';
  const weights = model.constants.get(weightName);
  const bias = model.constants.get(biasName);
  if (operations !== 'MatMul,Add,Softmax' || !weights || !bias)
    throw new TypeError(`The model ends with ${operations}`);
  const rest = new Map([...model.constants].filter(([name]) => name !== weightName && name !== biasName));
  const chosen = new Map([
    [weightName, columnsOf(weights, classes)],
    [biasName, columnsOf(bias, classes)],
  ]);
  const output = sum.outputs[0] ?? '';
  const body = { ...model, nodes: model.nodes.slice(0, -1), constants: new Map([...rest, ...chosen]) };
  const whole = new Map([
    [weightName, weights],
    [biasName, bias],
  ]);
  const head = { ...model, nodes: [product, sum], constants: whole };
  return {
    body: withOutputs(body, [output, input]),
    head: withOutputs(withInput(head, input, [undefined, weights.shape[0] ?? 0]), [output]),
  };
}

/** Some columns of a matrix, or some numbers of a row. */
function columnsOf({ shape, values }: Constant, columns: readonly number[]): Constant {
  const width = shape.at(-1) ?? 0;
  const rows = values.length / width;
  const cut = new Float32Array(rows * columns.length);
  for (let row = 0; row < rows; row += 1) {
    for (const [at, column] of columns.entries()) cut[row * columns.length + at] = values[row * width + column] ?? 0;
  }
  return { shape: [...shape.slice(0, -1), columns.length], values: cut };
}
