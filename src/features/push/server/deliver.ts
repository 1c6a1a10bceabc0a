import { isReminder } from '#domain/notices/mail.ts';
import { pushGoesFrom, wantsPush } from '#domain/notices/push.ts';
import { dayAskedAt, isPointless } from '#domain/notices/reminder.ts';
import { pathTo } from '#domain/site/paths.ts';
import type { PlainRouteName } from '#domain/site/routes.ts';
import { languageFor, type NotificationKind } from '#domain/site/site.ts';
import { throwFailures } from '#platform/jobs/failures.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { EXPO_BATCH } from '#platform/push/expo.ts';
import type { PushOutcome, Subscription, WebPushService } from '#platform/push/push-service.ts';
import { claimDue, closeMessage, type DueMessage, deleteToken, markSent, postpone } from './queries.ts';
import { pushText } from './texts.ts';
import { placeOf } from './tokens.ts';

/** The most calls of a kind in one run, so that a long queue does not occupy a worker for hours. */
const MOST_CALLS = 500;
/** Concurrent sends to browsers: a slow push service must not hold up all others. */
const LANES = 4;
/** Expo has most receipts after this many milliseconds ("Check push receipts for errors"). */
const RECEIPT_AFTER_MS = 15 * 60_000;

/**
 * Sends the messages in the outbox, and later fetches their receipts from Expo. A message counts as sent only once a
 * service accepted it: a worker that crashes in between may cause one duplicate, but never loses a message.
 */
export const deliverPush: Job = {
  name: 'deliver_push',
  schedule: '* * * * *',
  async run(context) {
    const { web } = context.push;
    const damage: unknown[] = [];
    const lanes = Array.from({ length: LANES }, () => deliverToBrowsers(context, web, damage));
    const taken = await Promise.all([deliverByExpo(context, damage), ...lanes]);
    await readReceipts(context);
    // Everyone else got theirs; an operator has to know that some tokens cannot be decrypted.
    throwFailures(damage);
    return taken.reduce((all, count) => all + count, 0);
  },
};

function claim(
  { db, clock }: JobContext,
  order: Pick<Parameters<typeof claimDue>[1], 'channel' | 'of' | 'most'>,
): Promise<DueMessage[]> {
  const now = clock.now();
  const today = clock.today();
  const asked = dayAskedAt(now, clock);
  return claimDue(db, { ...order, now, today, asked, dayBegan: clock.instantOf(today, 0) });
}

async function deliverByExpo(context: JobContext, damage: unknown[]): Promise<number> {
  let taken = 0;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const due = await claim(context, { channel: 'expo', of: 'unsent', most: EXPO_BATCH });
    if (due.length === 0) break;
    const wanted = await opened(context, await sendable(context, due), damage);
    if (wanted.length === 0) continue;
    const messages = wanted.map((row) => ({
      ...pushText(row.kind, languageFor(row.language, row.site, context)),
      token: row.opened,
      ttlSeconds: secondsLeft(context, row),
    }));
    const outcomes = await context.push.expo.send(messages);
    for (const [index, row] of wanted.entries()) taken += await settle(context, row, outcomes[index]);
    if (outcomes.every(({ kind }) => kind === 'later')) break;
  }
  return taken;
}

async function deliverToBrowsers(
  context: JobContext,
  web: WebPushService | null,
  damage: unknown[],
): Promise<number> {
  let taken = 0;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const [row] = await claim(context, { channel: 'web', of: 'unsent', most: 1 });
    if (!row) break;
    const [wanted] = await opened(context, await sendable(context, [row]), damage);
    // Without keys no browser can be reached: the message waits until there are keys, or until it expires.
    if (!wanted || !web) continue;
    const subscription: Subscription = JSON.parse(wanted.opened);
    const outcome = await web.send(subscription, {
      ttlSeconds: secondsLeft(context, row),
      json: onDevice(context, row),
    });
    taken += await settle(context, row, outcome);
  }
  return taken;
}

/**
 * The messages that may go now. Those that expired, are no longer wanted or were overtaken are closed, and those that would come
 * at night are postponed.
 */
async function sendable({ db, clock }: JobContext, due: readonly DueMessage[]): Promise<DueMessage[]> {
  const now = clock.now();
  const ready: DueMessage[] = [];
  for (const row of due) {
    const from = pushGoesFrom(row, now, clock.hourOf);
    if (row.discardAt <= now || !wantsPush(row, row.kind) || isOutdated(row)) await closeMessage(db, row.id);
    else if (from > now) await postpone(db, row.id, from);
    else ready.push(row);
  }
  return ready;
}

/** Whether a reminder became pointless while it waited, or the replies were read or are announced by a newer message. */
function isOutdated({ kind, hasNewer, hasUnread, ...since }: DueMessage): boolean {
  return kind === 'forum_reply_mail' ? hasNewer || !hasUnread : isReminder(kind) && isPointless(kind, since);
}

/** Records the outcome of a message; returns 1 when it was accepted. */
async function settle({ db, clock }: JobContext, row: DueMessage, outcome: PushOutcome | undefined) {
  const now = clock.now();
  if (outcome?.kind === 'taken') {
    const receiptFrom = new Date(now.getTime() + RECEIPT_AFTER_MS);
    await markSent(db, row.id, { now, ticket: outcome.ticket, receiptFrom });
    return 1;
  }
  if (outcome?.kind === 'gone') await deleteToken(db, row.tokenId);
  else if (outcome?.kind === 'refused') await closeMessage(db, row.id);
  return 0;
}

/** Expo may not know at once that a device is gone: the receipt says so. */
async function readReceipts(context: JobContext): Promise<void> {
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const due = await claim(context, { channel: 'expo', of: 'receipts', most: EXPO_BATCH });
    if (due.length === 0) return;
    const receipts = await context.push.expo.receipts(due.flatMap(({ ticket }) => ticket ?? []));
    for (const { id, ticket, tokenId } of due) {
      const fate = receipts.get(ticket ?? '');
      if (fate === 'gone') await deleteToken(context.db, tokenId);
      else if (fate) await closeMessage(context.db, id);
    }
  }
}

/** Decrypts the tokens. One that is damaged, or whose master key is gone, does not block the others: its message is closed. */
async function opened({ db, keyring }: JobContext, due: readonly DueMessage[], damage: unknown[]) {
  const readable: (DueMessage & { readonly opened: string })[] = [];
  for (const row of due) {
    try {
      readable.push({ ...row, opened: keyring.vault(row.uid, row).open(placeOf(row.tokenHash), row.token) });
    } catch (error) {
      damage.push(error);
      await closeMessage(db, row.id);
    }
  }
  return readable;
}

function secondsLeft({ clock }: JobContext, { discardAt }: DueMessage): number {
  return Math.max(Math.floor((discardAt.getTime() - clock.now().getTime()) / 1000), 0);
}

/** The page that a message is about. */
const PAGES = {
  daily_mail: 'today',
  usage_reminder_mail: 'calendar',
  end_of_phase_mail: 'programme',
  badge_mail: 'badges',
  forum_reply_mail: 'forum',
} as const satisfies Record<NotificationKind, PlainRouteName>;

/** The payload that `service-worker.js` shows. A duplicate shows once: the second replaces the first. */
function onDevice(context: JobContext, { id, kind, site, ...row }: DueMessage): string {
  const language = languageFor(row.language, site, context);
  const path = pathTo({ language }, PAGES[kind]);
  return JSON.stringify({ ...pushText(kind, language), path, id });
}
