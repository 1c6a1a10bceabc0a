interface Actor {
  readonly id: number;
  readonly name: string;
}

interface Words {
  /** For a number that nobody in the log has. */
  readonly unknown: (id: number) => string;
  /** For somebody whose name another number has too, as of who came back in another role. */
  readonly namesake: (actor: Actor) => string;
}

/** What to call everybody who can be searched for; the number of the address is always among them, as the filter shows what holds. */
export function actorNames(
  actors: readonly Actor[],
  chosen: string | undefined,
  { unknown, namesake }: Words,
): ReadonlyMap<number, string> {
  const isShared = ({ id, name }: Actor) => actors.some((other) => other.name === name && other.id !== id);
  const names = new Map(
    actors.map((actor) => [actor.id, isShared(actor) ? namesake(actor) : actor.name] as const),
  );
  const number = Number(chosen);
  if (chosen === undefined || !Number.isInteger(number) || names.has(number)) return names;
  return new Map([...names, [number, unknown(number)]]);
}
