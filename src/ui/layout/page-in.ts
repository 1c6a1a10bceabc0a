/** The page of a list in the address, counted from 1; what is no page there is the first. */
export function pageIn(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked < 1e6 ? asked : 1;
}
