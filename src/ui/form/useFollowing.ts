import { useState } from 'react';

interface FollowingForm<Values extends object> {
  readonly values: Values;
  setSeveral(changes: Partial<Values>): void;
}

/**
 * Lets an open form take over what was changed elsewhere, in the fields that nobody touched: sending the earlier value would
 * undo that change. For flat values; the order of a list of ticked options does not count.
 */
export function useFollowing<Values extends object>(
  { values, setSeveral }: FollowingForm<Values>,
  stored: Values,
): void {
  const [begun, setBegun] = useState(stored);
  const followed: Partial<Values> = {};
  let isChanged = false;
  for (const name in stored) {
    if (isSame(stored[name], begun[name])) continue;
    isChanged = true;
    if (isSame(values[name], begun[name])) followed[name] = stored[name];
  }
  if (!isChanged) return;
  setBegun(stored);
  setSeveral(followed);
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}
