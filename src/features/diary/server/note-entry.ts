import { randomUUID } from 'node:crypto';
import { noteConsequence, writtenDay } from '#domain/community/diary.ts';
import type { EventOf } from '#domain/events.ts';
import type { Day } from '#domain/kit/day.ts';
import { paragraphsHtml } from '#domain/kit/html.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import type { Vault } from '#platform/crypto/keyring.ts';
import {
  findEntryOfNote,
  insertEntry,
  insertNoteEntries,
  type NewEntry,
  removeBacklog,
  removeEntry,
  updateEntry,
} from './queries.ts';
import { sealEntry } from './sealed-entry.ts';

/** Lets the diary follow the note of a registration that was saved (settled: diary). */
export async function followNote(context: Context, event: EventOf<'registrationSaved'>): Promise<void> {
  const { person, site } = context;
  if (!person || !hasFeature(site, 'diary') || event.note.before === event.note.now) return;
  if (event.saved === 'changed') await followChange(context, person.vault, event);
  // A new registration has no entry yet.
  else if (noteConsequence(event.note, 'none') === 'write') {
    await insertEntry(context.db, entryFor(context, person.vault, event));
  }
}

async function followChange(
  context: Context,
  vault: Vault,
  event: EventOf<'registrationSaved'>,
): Promise<void> {
  const { db, clock } = context;
  const { uid, registration, day, note } = event;
  const entry = await findEntryOfNote(db, uid, registration);
  switch (noteConsequence(note, entry ? (entry.followsNote ? 'following' : 'edited') : 'none')) {
    case 'write':
      await insertNoteEntries(db, [entryFor(context, vault, event)]);
      break;
    case 'follow':
      if (entry) {
        const text = sealEntry(vault, entry.uuid, textOf(day, note.now));
        await updateEntry(db, { ...entry, ...text, revision: entry.revision + 1, changedAt: clock.now() });
      }
      break;
    case 'remove':
      if (entry) await removeEntry(db, uid, entry.nid);
      break;
    case 'none':
  }
  // The entry follows this note now, so the job has nothing left to do for it.
  await removeBacklog(db, [registration]);
}

function entryFor(
  { language, clock }: Context,
  vault: Vault,
  { registration, uid, day, note }: EventOf<'registrationSaved'>,
): NewEntry {
  return noteEntry(vault, note.now, { registration, uid, day, language, writtenAt: clock.now() });
}

const textOf = (day: Day, note: string) => ({
  title: writtenDay(day),
  body: paragraphsHtml(note).replace(/\n/g, '<br />'),
});

/** Makes the entry of a note. Its title is the day. */
export function noteEntry(
  vault: Vault,
  note: string,
  { writtenAt, ...row }: Pick<NewEntry, 'registration' | 'uid' | 'day' | 'language'> & { writtenAt: Date },
): NewEntry {
  const uuid = randomUUID();
  return {
    ...row,
    uuid,
    ...sealEntry(vault, uuid, textOf(row.day, note)),
    revision: 1,
    followsNote: true,
    fromNote: true,
    createdAt: writtenAt,
    changedAt: writtenAt,
  };
}
