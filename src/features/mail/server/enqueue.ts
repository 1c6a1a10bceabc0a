import { mailKey } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { DAY_MS, HOUR_MS } from '#domain/kit/duration.ts';
import { isAwaited, type MailKind, mailWorthUntil, type OutsideMailKind } from '#domain/notices/mail.ts';
import { endOfAskedDay } from '#domain/notices/reminder.ts';
import type { Site } from '#domain/site/site.ts';
import type { EventContext } from '#platform/context.ts';
import { keyedHash } from '#platform/crypto/secret-token.ts';
import { type Addressee, findAddressee } from './addressees/queries.ts';
import { insertMails, type NewMail } from './queries.ts';

type About = Pick<NewMail, 'site' | 'language' | 'uniqueKey'> & {
  /** Undefined: it is sent at once. */
  notBefore?: Date | undefined;
};
type Order = About & { uid: number | null; kind: MailKind; recipient: string };
/** A mail to one person; by default it goes to the address of their account, at once. */
interface PersonOrder {
  readonly kind: MailKind;
  readonly about: string;
  readonly recipient?: string;
  readonly notBefore?: Date;
}
/** The worker looks up whom it goes to, if that is a buddy or a client. */
type OutsideOrder = About & { kind: OutsideMailKind } & (
    | { buddyId: number }
    | { invitationId: string }
    | { recipient: string }
  );

/** Enqueues mails in the outbox, in the caller's transaction. A mail with an existing key is skipped. */
export async function writeMails(
  context: EventContext,
  orders: readonly (Order | OutsideOrder)[],
): Promise<void> {
  const { clock } = context;
  const now = clock.now();
  const endOfDay = endOfAskedDay(now, clock);
  const rows = orders
    .filter(
      (order) => !('recipient' in order && isPlaceholderMail(order.recipient, context.placeholderMailDomain)),
    )
    .map(({ notBefore, ...order }) => {
      return {
        ...order,
        createdAt: now,
        nextAttemptAt: notBefore ?? (isAwaited(order.kind) ? aheadOf(now) : now),
        discardAt: mailWorthUntil(order.kind, now, endOfDay),
      };
    });
  if (rows.length === 0) return;
  await insertMails(context.db, rows);
  context.wake('deliver_mail');
}

/** Makes a mail due as if it were a day old: the outbox goes by this, and somebody who waits must not queue behind the reminders. */
const aheadOf = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Enqueues one mail to the address of an account, in its owner's language. `about` distinguishes it from earlier ones of its kind. */
export async function writeToAccount(
  context: EventContext,
  kind: MailKind,
  uid: number,
  about: string,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (person) await writeToPerson(context, person, { kind, about });
}

/** The same to a person who was looked up already. */
export function writeToPerson(context: EventContext, person: Addressee, order: PersonOrder): Promise<void> {
  return writeMails(context, [orderTo(person, order)]);
}

/** The order of such a mail, for many people at once. */
export function orderTo(
  { uid, site, language, mail }: Pick<Addressee, 'uid' | 'site' | 'language' | 'mail'>,
  { kind, about, recipient = mail, notBefore }: PersonOrder,
): Order {
  return { kind, uid, site, language, recipient, uniqueKey: `${kind}:${uid}:${about}`, notBefore };
}

/** Enqueues one mail to an address, whether it has an account or not: the worker looks that up. */
export function writeToAddress(
  context: EventContext,
  { site, language, recipient, kind }: Pick<Order, 'site' | 'language' | 'recipient' | 'kind'>,
): Promise<void> {
  const uniqueKey = `${kind}:${addressInKey(context, site, recipient)}:${secondInKey(context)}`;
  return writeMails(context, [{ kind, uid: null, site, language, recipient, uniqueKey }]);
}

/** The second in a key, so that a mail is written once a second at most. */
export const secondInKey = (context: EventContext) => nowIn(context, 1_000);

/** The hour in a key, for what somebody can repeat at another's expense: once in an hour of the clock. */
export const hourInKey = (context: EventContext) => nowIn(context, HOUR_MS);

const nowIn = ({ clock }: EventContext, milliseconds: number) =>
  String(Math.floor(clock.now().getTime() / milliseconds));

/** The hash that stands for an address in a key, which outlives the mail. */
export function addressInKey({ sessionSecrets }: EventContext, site: Site, mail: string): string {
  return keyedHash(sessionSecrets.newest, 'mail', `${site}|${mailKey(mail)}`);
}
