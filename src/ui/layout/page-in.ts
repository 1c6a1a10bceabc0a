/** The page of a list that the address asks for, counted from 1; the first for anything that is not a page. */
export function pageIn(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked < 1e6 ? asked : 1;
}
