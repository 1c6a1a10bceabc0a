/** A part of the program that did not arrive: there is no network, or a newer program has taken its place. */
export class PartMissing extends Error {}

/** What was loaded. Throws `PartMissing` where it did not arrive. */
export function arrived<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    throw new PartMissing('A part of the program did not arrive', { cause });
  });
}
