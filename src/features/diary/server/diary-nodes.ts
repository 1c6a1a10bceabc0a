import { randomUUID } from 'node:crypto';
import type { output } from '#contract/schema.ts';
import { checkDiaryEntry } from '#domain/community/diary.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refuseStale } from '#platform/draft-basis.ts';
import { notFound, refuseProblems } from '#platform/failure.ts';
import { nodeType } from '#platform/nodes/dispatcher.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { poorText } from '#platform/poor-text.ts';
import { type DiaryEntry, diaryEntryContract } from '../contract.ts';
import { entryJson } from './diary-entry.ts';
import { type EntryRow, findEntry, insertEntry, removeEntry, updateEntry } from './queries.ts';
import { type EntryText, openEntry, sealEntry } from './sealed-entry.ts';

type Written = output<(typeof diaryEntryContract)['written']>;

/** The entries of the diary behind the shared paths of nodes; only their author can reach them (contract 2.7 #38–41). */
export const diaryNodes = nodeType(diaryEntryContract, {
  feature: 'diary',
  page: 'diaryEntry',
  create: writeEntry,
  change: changeEntry,
  async read(context, nid) {
    const row = await findEntry(context.db, context.person.uid, nid);
    return row ? entryJson(context, row) : null;
  },
  async remove({ db, person }, nid) {
    await removeEntry(db, person.uid, nid);
  },
});

async function writeEntry(context: ParticipantContext, written: Written): Promise<DiaryEntry> {
  const { person, language, clock } = context;
  const uuid = randomUUID();
  const { day, ...text } = checked(context, { title: '', body: '', day: '' }, written);
  const now = clock.now();
  const row = await insertEntry(context.db, {
    uuid,
    uid: person.uid,
    day,
    ...sealEntry(person.vault, uuid, text),
    language,
    revision: 1,
    registration: null,
    followsNote: false,
    fromNote: false,
    createdAt: now,
    changedAt: now,
  });
  await context.announce({ kind: 'diaryEntryWritten', uid: person.uid });
  return entryJson(context, row);
}

/** Changes an entry. One that was made from a note stops following the note (settled: diary). */
async function changeEntry(
  context: ParticipantContext,
  nid: number,
  written: Written,
  revision: number | undefined,
): Promise<DiaryEntry> {
  const { uid, vault } = context.person;
  await lockPerson(context.db, uid);
  const stored = await findEntry(context.db, uid, nid);
  if (!stored) throw notFound();
  refuseStale(revision, stored, () => entryJson(context, stored));
  const { day, ...text } = checked(context, { ...openEntry(vault, stored), day: stored.day }, written);
  const row: EntryRow = {
    ...stored,
    day,
    ...sealEntry(vault, stored.uuid, text),
    revision: stored.revision + 1,
    followsNote: false,
    changedAt: context.clock.now(),
  };
  if (!(await updateEntry(context.db, row))) throw notFound();
  return entryJson(context, row);
}

/** The entry after a change, or a refusal if it cannot be stored like that. */
function checked(
  { today }: ParticipantContext,
  before: EntryText & { readonly day: string },
  written: Written,
): EntryText & { readonly day: string } {
  const title = written.title?.trim() ?? before.title;
  const day = written.field_diary_entry_date ?? before.day;
  const { html: body, text } = poorText(written.field_diary_body ?? before.body);
  refuseProblems(checkDiaryEntry({ title, text, day }, today));
  return { title, body, day };
}
