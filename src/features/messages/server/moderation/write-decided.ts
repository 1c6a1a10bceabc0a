import { namesRule } from '#domain/community/moderation/moderation.ts';
import type { EventOf, Judgement } from '#domain/events.ts';
import type { EventContext } from '#platform/context.ts';
import { findClosedUntil } from '../queries.ts';
import { writeAbout } from '../write-message.ts';
import { templateFor, templateOfUndoing } from './tell-decision.ts';

/**
 * Tells a writer what was decided about their text, if they still have an account. The forum is closed for as long as any decision
 * says, so the day comes from what was carried out, not from this decision.
 */
export async function writeDecided(
  context: EventContext,
  decided: EventOf<'moderationDecided'>,
): Promise<void> {
  const { writer, action, rule, isTold } = decided;
  if (!isTold || !writer) return;
  const { db, clock } = context;
  const { uid } = writer;
  const closedUntil = action === 'close_off' ? await findClosedUntil(db, uid) : null;
  const template = templateFor(action, { isForGood: closedUntil === null, fits: !namesRule(rule) });
  const until = closedUntil === null ? '' : clock.dayOf(closedUntil);
  await writeAbout(context, { uid, template, about: { ...aboutOf(decided), until } });
}

/** Tells a writer that a decision about their text was undone. */
export async function writeUndone(context: EventContext, undone: EventOf<'decisionUndone'>): Promise<void> {
  await writeOutcome(context, undone, templateOfUndoing(undone));
}

/** Tells a writer that a decision stays after their appeal. */
export async function writeUpheld(context: EventContext, upheld: EventOf<'appealUpheld'>): Promise<void> {
  await writeOutcome(context, upheld, 'appeal_upheld');
}

async function writeOutcome(
  context: EventContext,
  judgement: Judgement,
  template: 'appeal_reversed' | 'appeal_upheld' | 'decision_undone',
): Promise<void> {
  const { writer } = judgement;
  if (writer) await writeAbout(context, { uid: writer.uid, template, about: aboutOf(judgement) });
}

function aboutOf({ text: { kind }, writtenOn: day, rule, reason }: Judgement) {
  return { kind, day, rule, reason };
}
