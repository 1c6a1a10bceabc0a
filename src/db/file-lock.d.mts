/** What lets go of a lock, or the number of the process that has it. */
export type Taken =
  | { readonly release: () => void; readonly heldBy?: never }
  | { readonly release?: never; readonly heldBy: number };

export function takeLock(file: string): Taken;
