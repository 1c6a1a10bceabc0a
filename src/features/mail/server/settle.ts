import type { JobContext } from '#platform/jobs/job.ts';
import type { Letter, MailOutcome } from '#platform/mail/letter.ts';
import { deleteMail, giveUp, markSent, postpone } from './queries.ts';

/** What becomes of a mail once it is due, as decided without writing to its row. */
export type Fate =
  | {
      readonly kind: 'send';
      readonly letter: Letter;
      /** The account it belongs to from then on. */
      readonly uid: number | null;
      readonly recipient: string | null;
      /** It gets one attempt, and nothing of it stays. */
      readonly isLast?: boolean;
    }
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'discard' }
  /** Not sent, but listed for the account as if it was. */
  | { readonly kind: 'pretend'; readonly uid: number | null };

/** Carries out what was decided about a mail; answers what the mail server said, or that nothing was sent. */
export async function settle(context: JobContext, id: string, fate: Fate): Promise<MailOutcome | 'unsent'> {
  const { db, clock } = context;
  switch (fate.kind) {
    case 'send':
      return send(context, id, fate);
    case 'wait':
      await postpone(db, id, fate.until);
      return 'unsent';
    case 'discard':
      await deleteMail(db, id);
      return 'unsent';
    case 'pretend':
      await markSent(db, id, { now: clock.now(), uid: fate.uid, recipient: null });
      return 'unsent';
  }
}

async function send(
  { db, clock, mailer }: JobContext,
  id: string,
  { letter, uid, recipient, isLast = false }: Extract<Fate, { kind: 'send' }>,
): Promise<MailOutcome> {
  const delivery = await mailer.deliver(letter);
  if (isLast) await deleteMail(db, id);
  else if (delivery === 'taken') {
    await markSent(db, id, { now: clock.now(), uid, recipient: mailer.keepsLetters ? recipient : null });
  } else if (delivery === 'refused') await giveUp(db, id);
  return delivery;
}
