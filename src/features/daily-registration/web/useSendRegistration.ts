import { useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { randomKey } from '#ui/app/submission.ts';
import { sendOrKeep } from '#ui/app/waiting/send-waiting.ts';
import type { RegistrationItem } from '../contract.ts';
import { ANSWERS } from './day/send-answer.ts';
import { useWaiting } from './day/useWaiting.ts';
import type { WaitingAnswer } from './day/waiting-answers.ts';
import { draftOf, type RegistrationValues, registrationBody } from './registration-values.ts';

/** What became of a registration: it is stored, or it waits on this device for a connection. */
export interface SentRegistration {
  readonly day: Day;
  readonly isKept: boolean;
}

/** Sends what the form holds as a new registration, or as a change of `stored`. */
export function useSendRegistration(stored: RegistrationItem | null) {
  const app = useApp();
  const me = useMe();
  const [waiting, setWaiting] = useState<WaitingAnswer | null>(null);
  const isRefused = useWaiting().some(({ key, refused }) => refused && key === waiting?.key);
  // The form returns, below the answer that the server refused for good.
  if (isRefused) setWaiting(null);

  return {
    /** The registration that waits for a connection, or was sent after it had waited. */
    waiting,
    /** Rejects with a `CallFailure` when the server refuses it. Null when nobody is logged in any more. */
    async send(values: RegistrationValues): Promise<SentRegistration | null> {
      if (!me) return null;
      const fields = registrationBody(draftOf(values));
      const day = fields.registration_date;
      const base = { key: randomKey(), day };
      const item = stored ? { ...base, uuid: stored.uuid, changed: fields } : { ...base, added: fields };
      const isKept = (await sendOrKeep(app, me, ANSWERS, item)) === 'kept';
      if (isKept) setWaiting(item);
      return { day, isKept };
    },
  };
}
