import type { Me } from '#domain/identity/account.ts';
import { ANSWERS } from '#features/daily-registration/web/day/send-answer.ts';
import { URGES } from '#features/urge/web/waiting-urges.ts';
import type { App } from '#ui/app/app.ts';
import { startSending } from '#ui/app/waiting/start-sending.ts';

/** Sends what this person did without a connection, whichever page is open. Returns how to stop. */
export function sendWhatWaits(app: App, me: Me): () => void {
  const stops = [startSending(app, me, ANSWERS), startSending(app, me, URGES)];
  return () => {
    for (const stop of stops) stop();
  };
}
