import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Danger } from '#domain/community/danger/danger.ts';
import type { DangerModel } from '#domain/community/danger/reader.ts';
import { DANGER_MODEL_FILE } from '#features/forum/server/danger-model.ts';
import type { Learned } from './learning.ts';

/** How many weights are kept; the others make next to no difference. */
const KEPT = 120_000;
const LARGEST = 127;

/** Rounds what was learned to whole numbers from -127 to 127. The given thresholds include the bias. */
export function modelOf(
  { weights, bias }: Learned,
  { threshold, aloneThreshold }: Pick<DangerModel, 'threshold' | 'aloneThreshold'>,
  names: ReadonlyMap<Danger, Learned>,
): DangerModel {
  const sizes = weights.map(Math.abs).toSorted().toReversed();
  const scale = LARGEST / (sizes[0] ?? 1);
  const smallest = sizes[KEPT] ?? 0;
  const ofNames = [...names.values()];
  const nameScale =
    LARGEST / Math.max(...ofNames.map((name) => name.weights.map(Math.abs).toSorted().at(-1) ?? 0));
  return {
    weights: Int8Array.from(weights, (weight) =>
      Math.abs(weight) > smallest ? Math.round(weight * scale) : 0,
    ),
    threshold: (threshold - bias) * scale,
    aloneThreshold: (aloneThreshold - bias) * scale,
    names: ofNames.map((name) => ({
      weights: Int8Array.from(name.weights, (weight) => Math.round(weight * nameScale)),
      bias: name.bias * nameScale,
    })),
  };
}

const packed = (weights: Int8Array) => brotliCompressSync(weights).toString('base64');

/** Writes the file that the server reads when it starts. */
export function writeModel({ weights, names, ...thresholds }: DangerModel): void {
  const file = {
    ...thresholds,
    weights: packed(weights),
    names: names.map((name) => ({ bias: name.bias, weights: packed(name.weights) })),
  };
  writeFileSync(DANGER_MODEL_FILE, `${JSON.stringify(file, null, 2)}\n`);
}
