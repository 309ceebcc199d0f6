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
    logSeverityLevel: 3,
  });
}

/** Runs a model of one input and one output. */
export async function runSession(
  { Tensor }: Runtime,
  session: Session,
  input: { readonly data: Float32Array; readonly shape: readonly number[] },
): Promise<{ data: Float32Array; shape: readonly number[] }> {
  const outputs = await session.run({ [session.inputNames[0] ?? '']: new Tensor('float32', input.data, input.shape) });
  const output = outputs[session.outputNames[0] ?? ''];
  if (!(output?.data instanceof Float32Array)) throw new TypeError('The model answers no 32-bit numbers');
  return { data: output.data, shape: output.dims };
}
