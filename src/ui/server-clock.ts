import { dayAt } from '#domain/kit/day.ts';
import type { Kit } from './kit.ts';

/** A clock that continues from the instant at which the server sent the page, or follows the device's clock without one. */
export function serverClock(sent: string | undefined, timeZone: string): Pick<Kit, 'now' | 'today'> {
  const ahead = sent === undefined ? 0 : Date.parse(sent) - Date.now();
  const now = () => Date.now() + ahead;
  return { now, today: () => dayAt(new Date(now()), timeZone) };
}
