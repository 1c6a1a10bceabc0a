import { isLanguage } from '#domain/kit/language.ts';
import { backoffSeconds } from '#domain/notices/mail.ts';
import { wantsPush } from '#domain/notices/push.ts';
import { pathTo } from '#domain/site/paths.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { EXPO_BATCH } from '#platform/push/expo.ts';
import type { PushOutcome, Subscription, WebPushService } from '#platform/push/push-service.ts';
import { claimDue, closeMessage, type DueMessage, deleteToken, markSent } from './queries.ts';
import { pushText } from './texts.ts';
import { placeOf } from './tokens.ts';

/** One run makes at most so many calls of a kind, so that a long queue does not hold a worker for hours. */
const MOST_CALLS = 500;
/** Browsers reached side by side: one that is slow must not hold up all others. */
const LANES = 4;
/** Expo has most receipts after so many milliseconds ("Check push receipts for errors"). */
const RECEIPT_AFTER_MS = 15 * 60_000;

/**
 * Brings the messages of the outbox away, and asks Expo later how they went on. A message counts as sent only after a
 * service took it: a worker that dies in between leaves one that may arrive twice, never one that is lost.
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
    // Everyone else got theirs; that some tokens do not open is for an operator to hear.
    if (damage.length > 0) throw damage[0];
    return taken.reduce((all, count) => all + count, 0);
  },
};

function claim(
  { db, clock }: JobContext,
  order: Pick<Parameters<typeof claimDue>[1], 'channel' | 'of' | 'most'>,
): Promise<DueMessage[]> {
  const now = clock.now();
  const nextAttempt = (attempts: number) => new Date(now.getTime() + backoffSeconds(attempts) * 1000);
  return claimDue(db, { ...order, now, nextAttempt });
}

async function deliverByExpo(context: JobContext, damage: unknown[]): Promise<number> {
  let taken = 0;
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const due = await claim(context, { channel: 'expo', of: 'unsent', most: EXPO_BATCH });
    if (due.length === 0) break;
    const wanted = await opened(context, await withoutUnwanted(context, due), damage);
    if (wanted.length === 0) continue;
    const messages = wanted.map((row) => ({
      ...pushText(row.kind, row.language),
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
    const [wanted] = await opened(context, await withoutUnwanted(context, [row]), damage);
    // Without keys nobody can be reached: it waits until there are some, or until nobody needs it any more.
    if (!wanted || !web) continue;
    const subscription: Subscription = JSON.parse(wanted.opened);
    const outcome = await web.send(subscription, {
      ttlSeconds: secondsLeft(context, row),
      json: onDevice(row),
    });
    taken += await settle(context, row, outcome);
  }
  return taken;
}

/** Closes what its owner does not want any more since it was written, and what has become too old. */
async function withoutUnwanted({ db, clock }: JobContext, due: readonly DueMessage[]): Promise<DueMessage[]> {
  const isWanted = (row: DueMessage) => row.discardAt > clock.now() && wantsPush(row, row.kind);
  for (const row of due) if (!isWanted(row)) await closeMessage(db, row.id);
  return due.filter(isWanted);
}

/** Writes down what became of a message; answers 1 when it was taken. */
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

/** A device may be gone without Expo knowing at once: the receipt tells. */
async function readReceipts(context: JobContext): Promise<void> {
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const due = await claim(context, { channel: 'expo', of: 'receipts', most: EXPO_BATCH });
    if (due.length === 0) return;
    const found = await context.push.expo.receipts(due.flatMap(({ ticket }) => ticket ?? []));
    for (const { id, ticket, tokenId } of due) {
      const fate = found.get(ticket ?? '');
      if (fate === 'gone') await deleteToken(context.db, tokenId);
      else if (fate) await closeMessage(context.db, id);
    }
  }
}

/** Opens the tokens. One that is damaged, or whose master key is gone, holds up no other: its message is closed. */
async function opened({ db, keyring }: JobContext, due: readonly DueMessage[], damage: unknown[]) {
  const found: (DueMessage & { readonly opened: string })[] = [];
  for (const row of due) {
    try {
      found.push({ ...row, opened: keyring.vault(row.uid, row).open(placeOf(row.tokenHash), row.token) });
    } catch (error) {
      damage.push(error);
      await closeMessage(db, row.id);
    }
  }
  return found;
}

function secondsLeft({ clock }: JobContext, { discardAt }: DueMessage): number {
  return Math.max(Math.floor((discardAt.getTime() - clock.now().getTime()) / 1000), 0);
}

/** What `service-worker.js` shows. A message that arrives twice shows once: the second takes the place of the first. */
function onDevice({ id, kind, language }: DueMessage): string {
  const spoken = isLanguage(language) ? language : 'nl';
  const path = pathTo({ language: spoken }, 'landing');
  return JSON.stringify({ ...pushText(kind, language), path, id });
}
