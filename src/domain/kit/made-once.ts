/**
 * Returns a function that makes something once for each set of names, of which there have to be few. For formatters: creating one
 * takes as long as a hundred uses of it, on a cheap phone milliseconds, and forms show several at each letter that is typed.
 */
export function madeOnce<Names extends readonly string[], Made>(
  make: (...names: Names) => Made,
): (...names: Names) => Made {
  const made = new Map<string, Made>();
  return (...names) => {
    const name = names.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(...names);
    made.set(name, fresh);
    return fresh;
  };
}
