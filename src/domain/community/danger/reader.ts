import { DANGERS, type Danger } from './danger.ts';
import { partsOf, type Vector, weigh } from './vector.ts';

/** What a reader learned from sentences: `npm run safety:train`. */
export interface DangerModel {
  /** How much a feature speaks for a danger, or against one; by its number. */
  readonly weights: Int8Array;
  /** The weight from which a short text shows a danger. */
  readonly threshold: number;
  /** The weight from which one sentence of several does, whatever surrounds it. */
  readonly aloneThreshold: number;
  /** Tell which danger it is, in the order of `DANGERS`. */
  readonly names: readonly { readonly weights: Int8Array; readonly bias: number }[];
}

/**
 * Finds the signs of danger in a text, in Dutch, English or both, as people write who are tired, ashamed or drunk. One
 * sentence in a long text is enough. Takes time in proportion to the text.
 */
export function dangerReader(model: DangerModel): (text: string) => readonly Danger[] {
  return (text) => {
    const found = new Set<Danger>();
    for (const { part, above } of weighedParts(text, model)) {
      if (above >= 0) found.add(nameOf(part.vector, model));
    }
    return DANGERS.filter((danger) => found.has(danger));
  };
}

/** The parts of a text, and how far each is above the weight that shows a danger. */
function weighedParts(text: string, { weights, threshold, aloneThreshold }: DangerModel) {
  return partsOf(text).map((part) => ({
    part,
    above: weigh(part.vector, weights) - (part.isAlone ? aloneThreshold : threshold),
  }));
}

/** The name that weighs most. */
function nameOf(vector: Vector, { names }: DangerModel): Danger {
  const weights = names.map((name) => weigh(vector, name.weights) + name.bias);
  return DANGERS[weights.indexOf(Math.max(...weights))] ?? 'suicide';
}

/** Why a text was found or not: what weighed most, for and against, in the part that comes closest to a danger. */
export interface Reasons {
  /** How far above the weight that shows a danger; negative below it. */
  readonly above: number;
  readonly most: readonly { readonly name: string; readonly weight: number }[];
}

export function reasonsOf(text: string, model: DangerModel, count: number): Reasons {
  const [heaviest] = weighedParts(text, model).toSorted((one, other) => other.above - one.above);
  if (!heaviest) return { above: -model.threshold, most: [] };
  const { features, vector } = heaviest.part;
  const shares = new Map(
    [...vector.numbers].map((number, at) => [
      number,
      (model.weights[number] ?? 0) * (vector.values[at] ?? 0),
    ]),
  );
  const named = new Map(features.map(({ kind, name, number }) => [`${kind}:${name}`, number]));
  const most = [...named]
    .map(([name, number]) => ({ name, weight: shares.get(number) ?? 0 }))
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  return { above: heaviest.above, most: most.slice(0, count) };
}
