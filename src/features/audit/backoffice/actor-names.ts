interface Actor {
  readonly id: number;
  readonly name: string;
}

interface Words {
  /** The name for a number that does not appear in the log. */
  readonly unknown: (id: number) => string;
  /** The name for somebody who shares it with another number, such as a member who came back in another role. */
  readonly namesake: (actor: Actor) => string;
}

/** The names of everybody who can be filtered by, including the number in the address, as the filter shows the current choice. */
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
