import { fileURLToPath } from 'node:url';

export type OnnxRuntime = typeof import('onnxruntime-node');
export type OnnxSession = import('onnxruntime-node').InferenceSession;

/** Thrown if the speech models cannot run here. The message says why. */
export class SpeechUnavailable extends Error {
  override readonly name = 'SpeechUnavailable';
}

/**
 * Imports ONNX Runtime. The native build needs 0.046 s of processor time per second of speech and 0.5 s to load. The
 * WebAssembly build was measured at 0.089 s and 2.7 s, and takes 130 MB more memory.
 */
export async function importOnnx(): Promise<OnnxRuntime> {
  try {
    return await import('onnxruntime-node');
  } catch (cause) {
    throw new SpeechUnavailable('The package onnxruntime-node is not installed, or does not load here', { cause });
  }
}

/**
 * Opens a model that an optional package ships. `path` is relative to the package's main file. With `keepsMemory` the
 * memory of a run is kept for the next one. That pays for many small runs; a large one of varying size would hold
 * hundreds of megabytes.
 */
export async function openModel(
  runtime: OnnxRuntime,
  { name, path, keepsMemory }: { readonly name: string; readonly path: string; readonly keepsMemory: boolean },
): Promise<OnnxSession> {
  try {
    const model = fileURLToPath(new URL(path, import.meta.resolve(name)));
    // One thread only. Several spinning threads cost more than they save if requests run in parallel.
    return await runtime.InferenceSession.create(model, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableCpuMemArena: keepsMemory,
      enableMemPattern: keepsMemory,
    });
  } catch (cause) {
    throw new SpeechUnavailable(`The package ${name} is not installed, or has not the model ${path}`, { cause });
  }
}
