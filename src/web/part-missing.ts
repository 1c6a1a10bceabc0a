/** A chunk that failed to load: there is no network, or a newer build has replaced it. */
export class PartMissing extends Error {}

/** The loaded module. Throws `PartMissing` when it failed to load. */
export function arrived<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    throw new PartMissing('A part of the program did not arrive', { cause });
  });
}
