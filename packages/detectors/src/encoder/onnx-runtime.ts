import { pathToFileURL } from 'node:url';
import { onnxRuntimeProblem, wasmRuntimePath } from './onnx-runtime-problem.ts';

type Runtime = Pick<typeof import('onnxruntime-node'), 'InferenceSession' | 'Tensor'>;

/** How ONNX Runtime runs: as native code, or several times slower as WebAssembly. */
export type RuntimeKind = 'native' | 'wasm';

/** ONNX Runtime with how it runs. */
export interface OnnxRuntime extends Runtime {
  readonly kind: RuntimeKind;
}

/**
 * Loads ONNX Runtime as native code. If there is no binary for this platform, or it does not load, it is loaded as
 * WebAssembly. Rejects if there is neither.
 */
export async function importOnnxRuntime(): Promise<OnnxRuntime> {
  const wasm = wasmRuntimePath();
  if (wasm !== undefined && onnxRuntimeProblem() !== undefined) return importWasm(wasm);
  try {
    const { InferenceSession, Tensor } = await import('onnxruntime-node');
    return { InferenceSession, Tensor, kind: 'native' };
  } catch (error) {
    if (wasm === undefined) throw error;
    return importWasm(wasm);
  }
}

/** Loads ONNX Runtime as WebAssembly, from a path of `wasmRuntimePath`. */
export async function importWasm(path: string): Promise<OnnxRuntime> {
  const { InferenceSession, Tensor, env }: typeof import('onnxruntime-node') = await import(pathToFileURL(path).href);
  // The encoder has a thread of its own, and one is enough for its inputs.
  env.wasm.numThreads = 1;
  return { InferenceSession, Tensor, kind: 'wasm' };
}
