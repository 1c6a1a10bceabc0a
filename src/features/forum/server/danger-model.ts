import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { DANGERS } from '#domain/community/danger/danger.ts';
import { BUCKETS } from '#domain/community/danger/features.ts';
import type { DangerModel } from '#domain/community/danger/reader.ts';

/** Written by `npm run safety:train`. */
export const DANGER_MODEL_FILE = new URL('danger-model.json', import.meta.url);

const weights = z.base64().transform((text) => {
  const { buffer, byteOffset, length } = brotliDecompressSync(Buffer.from(text, 'base64'));
  return new Int8Array(buffer, byteOffset, length);
});
const schema = z.strictObject({
  threshold: z.number(),
  aloneThreshold: z.number(),
  weights: weights.refine(({ length }) => length === BUCKETS),
  names: z.array(z.strictObject({ bias: z.number(), weights })).length(DANGERS.length),
});

/** Reads what the classifier learned. A mistake in the file aborts the start of the server. */
export function readDangerModel(): DangerModel {
  return schema.parse(JSON.parse(readFileSync(DANGER_MODEL_FILE, 'utf8')));
}
