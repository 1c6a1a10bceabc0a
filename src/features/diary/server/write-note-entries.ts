import type { Vault } from '#platform/crypto/keyring.ts';
import { inBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { noteEntry } from './note-entry.ts';
import { claimBacklog, insertNoteEntries, removeBacklog } from './queries.ts';

/** Notes in one transaction: few enough that a worker that dies loses little work. */
const BATCH = 100;

/** Opens the note of the registration with this uuid. */
export type OpenNote = (vault: Vault, uuid: string, sealed: Buffer | null) => string;

/**
 * Writes the entries of notes from before there was a diary. A batch of entries and the removal of its backlog are one
 * transaction, so that a worker may die at any time and two may run at once.
 */
export function writeNoteEntries(openNote: OpenNote): Job {
  return {
    name: 'write_note_entries',
    schedule: '*/10 * * * *',
    run: (context) => inBatches(BATCH, () => context.transaction((inside) => writeSome(inside, openNote))),
  };
}

async function writeSome({ db, keyring }: JobContext, openNote: OpenNote): Promise<number> {
  const notes = await claimBacklog(db, BATCH);
  const entries = notes.map(({ uuid, uid, day, note, createdAt, language, ...key }) => {
    const vault = keyring.vault(uid, key);
    return noteEntry(vault, openNote(vault, uuid, note), {
      registration: uuid,
      uid,
      day,
      language,
      writtenAt: createdAt,
    });
  });
  await insertNoteEntries(db, entries);
  await removeBacklog(
    db,
    notes.map(({ uuid }) => uuid),
  );
  return notes.length;
}
