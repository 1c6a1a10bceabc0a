import type { ParticipantContext } from '#platform/context.ts';
import type { Vault } from '#platform/crypto/keyring.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { NodeDraft } from '../draft-contract.ts';
import {
  type DraftRow,
  findDraft,
  findDrafts,
  MOST_DRAFTS,
  putDraft,
  removeDraft,
  removeOldest,
} from './queries.ts';

interface Written {
  readonly fields: Readonly<Record<string, string>>;
  readonly revision?: number | null | undefined;
}

/** Saves what somebody is writing in a place, over what was there. Of many drafts the oldest goes. */
export async function keepDraft(
  context: ParticipantContext,
  place: string,
  { fields, revision = null }: Written,
): Promise<NodeDraft> {
  const { uid, vault } = context.person;
  if (revision !== null && !(Number.isInteger(revision) && revision >= 1 && revision < 2 ** 31)) {
    throw new Failure('malformed_request', 'The body has an invalid revision.');
  }
  await lockPerson(context.db, uid);
  const row: DraftRow = {
    uid,
    place,
    fields: vault.seal(placeOf(place), JSON.stringify(fields)),
    revision,
    changedAt: context.clock.now(),
  };
  await putDraft(context.db, row);
  await removeOldest(context.db, uid, MOST_DRAFTS);
  return draftOf(context, row);
}

export async function readDraft(context: ParticipantContext, place: string): Promise<NodeDraft> {
  const row = await findDraft(context.db, context.person.uid, place);
  if (!row) throw notFound('There is no draft.');
  return draftOf(context, row);
}

/** Deletes a draft; a no-op without one. */
export async function forgetDraft({ db, person }: ParticipantContext, place: string): Promise<void> {
  await removeDraft(db, person.uid, place);
}

/** Every draft of a person, opened. */
export async function openDrafts(db: ParticipantContext['db'], uid: number, vault: Vault) {
  const rows = await findDrafts(db, uid);
  return rows.map((row) => ({ place: row.place, changedAt: row.changedAt, fields: openFields(vault, row) }));
}

function draftOf({ person }: ParticipantContext, row: DraftRow): NodeDraft {
  return {
    place: row.place,
    fields: openFields(person.vault, row),
    revision: row.revision,
    changed: row.changedAt.toISOString(),
  };
}

const placeOf = (place: string) => ({ table: 'node_draft', column: 'fields', row: place });

function openFields(vault: Vault, { place, fields }: DraftRow): Record<string, string> {
  return JSON.parse(vault.open(placeOf(place), fields));
}
