import type { EventOf } from '#domain/events.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { Vault } from '#platform/crypto/keyring.ts';
import { refuseImpossibleRevision, refuseOtherDraft } from '#platform/draft-basis.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import { FORUM_PLACES, type NodeDraft, placeOfChange, placeOfComment } from '../draft-contract.ts';
import {
  type DraftRow,
  findDraft,
  findDrafts,
  MOST_DRAFTS,
  putDraft,
  removeDraft,
  removeDraftsOf,
  removeOldest,
} from './queries.ts';

interface Written {
  readonly fields: Readonly<Record<string, string>>;
  readonly revision?: number | null | undefined;
  readonly basis?: string | null | undefined;
}

/**
 * Saves what somebody is writing in a place, replacing the draft that it continues. Beyond the maximum the oldest draft is
 * deleted.
 */
export async function keepDraft(
  context: ParticipantContext,
  place: string,
  { fields, revision = null, basis }: Written,
): Promise<NodeDraft> {
  const { uid, vault } = context.person;
  refuseImpossibleRevision(revision);
  await lockOneself(context);
  const stored = await findDraft(context.db, uid, place);
  refuseOtherDraft(basis, stored, (row) => draftOf(context, row));
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

/** Every draft of the caller, the oldest first. */
export async function listDrafts(context: ParticipantContext): Promise<NodeDraft[]> {
  const rows = await findDrafts(context.db, context.person.uid);
  return rows.map((row) => draftOf(context, row));
}

/** Deletes a draft; a no-op without one. */
export async function forgetDraft({ db, person }: ParticipantContext, place: string): Promise<void> {
  await removeDraft(db, person.uid, place);
}

/** Deletes the draft of a comment that was posted; those of answers to other comments stay. */
export function forgetCommentDraft(
  { db }: Pick<ParticipantContext, 'db'>,
  comment: Pick<EventOf<'forumCommentWritten'>, 'uid' | 'nid' | 'parent'>,
): Promise<void> {
  return removeDraft(db, comment.uid, placeOfComment(comment));
}

/** Deletes the draft of a change to a comment that was saved. */
export function forgetChangeDraft(
  { db }: Pick<ParticipantContext, 'db'>,
  { uid, cid }: EventOf<'forumCommentChanged'>,
): Promise<void> {
  return removeDraft(db, uid, placeOfChange(cid));
}

/** Deletes what the owner of an account before this one was writing on the forum: it would tell which texts there are theirs. */
export function forgetForumDrafts(
  { db }: Pick<ParticipantContext, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  return removeDraftsOf(db, uid, FORUM_PLACES);
}

function draftOf({ person }: Pick<ParticipantContext, 'person'>, row: DraftRow): NodeDraft {
  return {
    place: row.place,
    fields: openFields(person.vault, row),
    revision: row.revision,
    changed: row.changedAt.toISOString(),
  };
}

const placeOf = (place: string) => ({ table: 'node_draft', column: 'fields', row: place });

export function openFields(vault: Vault, { place, fields }: DraftRow): Record<string, string> {
  return JSON.parse(vault.open(placeOf(place), fields));
}
