/** Remembers which alerts a visitor has hidden (spec 1 §4): their numbers with dots between them, `12.77`. */
export const HIDDEN_ALERTS_COOKIE = 'crisis_alerts_hidden';

/** More than there ever are at once. */
const MOST = 50;

/** The numbers in the cookie. Whatever it does not hold as we write it hides nothing. */
export function hiddenAlertsIn(cookie: string | undefined): readonly number[] {
  if (cookie === undefined || !/^\d{1,9}(\.\d{1,9})*$/.test(cookie)) return [];
  const numbers = cookie.split('.').map(Number);
  return numbers.length > MOST ? [] : numbers;
}

/** The cookie after one more alert was hidden. Alerts that are no longer `published` need no remembering. */
export function hiddenAlertsWith(
  nid: number,
  hidden: readonly number[],
  published: readonly number[],
): string {
  return [...hidden.filter((other) => other !== nid && published.includes(other)), nid]
    .slice(-MOST)
    .join('.');
}
