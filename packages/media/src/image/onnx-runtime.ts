import { MediaFailure } from '../media-failure.ts';

export type Runtime = typeof import('onnxruntime-node');
export type Session = import('onnxruntime-node').InferenceSession;

/**
 * Loads ONNX Runtime when the first picture needs it. It is the native build. Its package holds the libraries for
 * Linux, macOS and Windows, so no script downloads anything. Measured on one core against the WebAssembly build of
 * the same version: it starts in 0.2 s instead of 1.3 s, finds text in 75 ms instead of 210 ms, reads a line in 34 ms
 * instead of 130 ms and needs 260 MB instead of 390 MB. WebAssembly is safer for untrusted code, but a model gets
 * numbers only. The package takes 45 MB a platform and is there already for the text encoder.
 * @throws MediaFailure if it is not installed
 */
export async function importRuntime(): Promise<Runtime> {
  try {
    // Its default export is the whole module. In the sandbox, Node 22 cannot tell the names of its other exports.
    return (await import('onnxruntime-node')).default;
  } catch (cause) {
    const message = 'Pictures cannot be read here: the package onnxruntime-node is not installed or does not load';
    throw new MediaFailure('unavailable', message, { cause });
  }
}

/** Opens a model on one thread. Several spinning threads cost more than they save if pictures are read in parallel. */
export function openSession({ InferenceSession }: Runtime, model: Uint8Array): Promise<Session> {
  return InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Every picture has another size. Kept memory would grow with each until the limit of the process ends it.
    enableCpuMemArena: false,
    enableMemPattern: false,
    // Weights of 8 bits become numbers once, not for each picture. That halves the time of the rating.
    extra: { session: { disable_quant_qdq: '1' } },
    logSeverityLevel: 3,
  });
}

/** Numbers of a model, with the lengths of their sides. */
export interface Numbers {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

/** Runs a model of one input and one output. */
export async function runSession(runtime: Runtime, session: Session, input: Numbers): Promise<Numbers> {
  const [output] = await runForAll(runtime, session, input);
  if (!output) throw new TypeError('The model answers nothing');
  return output;
}

/** Runs a model of one input, and returns its outputs in order. */
export async function runForAll({ Tensor }: Runtime, session: Session, input: Numbers): Promise<Numbers[]> {
  const outputs = await session.run({ [session.inputNames[0] ?? '']: new Tensor('float32', input.data, input.shape) });
  return session.outputNames.map((name) => {
    const output = outputs[name];
    if (!(output?.data instanceof Float32Array)) throw new TypeError('The model answers no 32-bit numbers');
    return { data: output.data, shape: output.dims };
  });
}
