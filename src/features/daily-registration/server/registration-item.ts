import type { Day } from '#domain/kit/day.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { RegistrationItem } from '../contract.ts';
import { openNote } from './note.ts';
import type { RegistrationRow } from './queries.ts';

/** The columns of a registration that its writer reads. */
type ItemRow = Pick<RegistrationRow, 'uuid' | 'amount' | 'stake' | 'place' | 'company' | 'craving' | 'note'>;

/** A registration as its writer reads it, with the note opened. */
export function itemOf({ person }: ParticipantContext, day: Day, row: ItemRow): RegistrationItem {
  return {
    uuid: row.uuid,
    registration_date: day,
    amount: row.amount,
    cost: row.stake,
    where: row.place,
    with_who: row.company,
    craving: row.craving,
    note: openNote(person.vault, row.uuid, row.note),
  };
}
