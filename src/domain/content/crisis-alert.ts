/** How serious an alert is, the least first. */
export const ALERT_TYPES = ['info', 'warning', 'crisis'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** Remembers which alerts a visitor has hidden (spec 1 §4): their numbers separated by dots, `12.77`. */
export const HIDDEN_ALERTS_COOKIE = 'crisis_alerts_hidden';

/** More than there ever are at once. */
const MOST = 50;

/** The numbers in the cookie. A malformed cookie hides nothing. */
export function hiddenAlertsIn(cookie: string | undefined): readonly number[] {
  if (cookie === undefined || !/^\d{1,9}(\.\d{1,9})*$/.test(cookie)) return [];
  const numbers = cookie.split('.').map(Number);
  return numbers.length > MOST ? [] : numbers;
}

/** The cookie after hiding one more alert. Alerts that are no longer `published` are dropped. */
export function hiddenAlertsWith(
  nid: number,
  hidden: readonly number[],
  published: readonly number[],
): string {
  return [...hidden.filter((other) => other !== nid && published.includes(other)), nid]
    .slice(-MOST)
    .join('.');
}
