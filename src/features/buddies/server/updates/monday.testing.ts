import { addDays } from '#domain/kit/day.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** To an hour and minute of the first such moment on a Monday. */
export function passToNextMonday({ clock, passSeconds }: TestServer, minute: number): void {
  for (let day = clock.today(); ; day = addDays(day, 1)) {
    const at = clock.instantOf(day, minute);
    if (new Date(`${day}T12:00Z`).getUTCDay() !== 1 || at <= clock.now()) continue;
    passSeconds((at.getTime() - clock.now().getTime()) / 1000);
    return;
  }
}
