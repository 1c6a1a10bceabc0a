/** A chunk that failed to load, because there is no network or a newer build has replaced it. */
export class PartMissing extends Error {}

/** Resolves to the loaded module; rejects with `PartMissing` if it failed to load. */
export function arrived<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    throw new PartMissing('A part of the program did not arrive', { cause });
  });
}
