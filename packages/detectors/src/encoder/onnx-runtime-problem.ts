import { createRequire } from 'node:module';

/** Where the binary of a platform is, seen from the runtime: in it, or in a package of its own. */
const places = [
  `../bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`,
  `@redoubt/onnxruntime-${process.platform}-${process.arch}`,
];

/** Packages with ONNX Runtime as WebAssembly: in a clone, and for platforms that have no binary. */
const wasmPackages = ['onnxruntime-wasm', '@redoubt/onnxruntime-wasm', '@redoubt/onnxruntime-wasm-musl'];

/** Returns where ONNX Runtime lies as WebAssembly. Returns undefined if it is not installed. It loads nothing. */
export function wasmRuntimePath(from: string = import.meta.url): string | undefined {
  const places = [from, resolveFrom(from, 'onnxruntime-node') ?? from];
  return firstOf(places.flatMap((place) => wasmPackages.map((name) => () => resolveFrom(place, name))));
}

function firstOf(finders: readonly (() => string | undefined)[]): string | undefined {
  for (const find of finders) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns why ONNX Runtime cannot run here as native code, or undefined. It looks for the files and loads none of them, so it costs
 * nothing at a start. A binary that is there and does not load is found out when it is first needed.
 */
export function onnxRuntimeProblem(from: string = import.meta.url): string | undefined {
  const runtime = resolveFrom(from, 'onnxruntime-node');
  if (runtime === undefined) return 'the optional package onnxruntime-node is not installed';
  if (places.some((place) => resolveFrom(runtime, place) !== undefined)) return undefined;
  return `onnxruntime-node has no binary for ${process.platform} on ${process.arch}`;
}

function resolveFrom(from: string, wanted: string): string | undefined {
  try {
    return createRequire(from).resolve(wanted);
  } catch {
    return undefined;
  }
}
