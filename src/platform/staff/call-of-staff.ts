import type { Keyring } from '../crypto/keyring.ts';
import type { CallName, KeyedCall } from '../idempotency/idempotency.ts';
import { findStaffAnswer, insertStaffAnswer } from './queries.ts';

/** A call within a session of the staff, which has no key of its own to seal with; what is kept goes with the session. */
export function callOfStaff(keyring: Keyring, session: Buffer, name: CallName): KeyedCall {
  const { method, path, key } = name;
  const place = `staff_answer|answer|${session.toString('hex')}|${method} ${path} ${key}`;
  return {
    async find(db) {
      const row = await findStaffAnswer(db, session, name);
      if (!row) return undefined;
      const wrapped = { wrapped: row.answer, masterKey: row.masterKey };
      return { ...row, answer: keyring.unwrap(place, wrapped).toString('utf8') };
    },
    insert(db, kept) {
      const { wrapped, masterKey } = keyring.wrap(place, Buffer.from(kept.answer));
      return insertStaffAnswer(db, { session, ...name, ...kept, answer: wrapped, masterKey });
    },
  };
}
