import { namesAgreement } from '#domain/community/moderation/moderation.ts';
import type { EventOf, Judgement } from '#domain/events.ts';
import { addDays } from '#domain/kit/day.ts';
import type { EventContext } from '#platform/context.ts';
import { writeAbout } from '../write-message.ts';
import { templateFor, templateOfUndoing } from './tell-decision.ts';

/** Tells a writer what was decided about their text, if they still have an account. */
export async function writeDecided(
  context: EventContext,
  decided: EventOf<'moderationDecided'>,
): Promise<void> {
  const { writer, action, days, rule, isTold } = decided;
  if (!isTold || !writer) return;
  const template = templateFor(action, { isForGood: days === null, fits: !namesAgreement(rule) });
  const { uid } = writer;
  const about = aboutOf(decided);
  if (template !== 'forum_closed_until') return writeAbout(context, { uid, template, about });
  const until = addDays(context.clock.today(), days ?? 0);
  await writeAbout(context, { uid, template, about: { ...about, until } });
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
