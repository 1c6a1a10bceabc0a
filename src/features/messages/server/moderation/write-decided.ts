import type { EventOf, Judgement } from '#domain/events.ts';
import { addDays } from '#domain/kit/day.ts';
import type { EventContext } from '#platform/context.ts';
import { writeAbout } from '../write-message.ts';
import { templateFor } from './tell-decision.ts';

/** Tells a writer what was decided about their text. Who has no account any more is nobody to tell. */
export async function writeDecided(
  context: EventContext,
  decided: EventOf<'moderationDecided'>,
): Promise<void> {
  const { writer, action, days, isTold } = decided;
  const template = templateFor(action, days === null);
  if (!isTold || !writer || !template) return;
  const { uid } = writer;
  const about = aboutOf(decided);
  if (template !== 'forum_closed_until') return writeAbout(context, { uid, template, about });
  const until = addDays(context.clock.today(), days ?? 0);
  await writeAbout(context, { uid, template, about: { ...about, until } });
}

/** Tells a writer what came of their appeal. */
export async function writeAppealDecided(
  context: EventContext,
  decided: EventOf<'appealDecided'>,
): Promise<void> {
  const { writer, outcome } = decided;
  if (!writer) return;
  const template = outcome === 'upheld' ? 'appeal_upheld' : 'appeal_reversed';
  await writeAbout(context, { uid: writer.uid, template, about: aboutOf(decided) });
}

function aboutOf({ text: { kind }, writtenOn: day, rule, reason }: Judgement) {
  return { kind, day, rule, reason };
}
