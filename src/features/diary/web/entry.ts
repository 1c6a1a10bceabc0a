import type { QueryClient } from '@tanstack/react-query';
import type { WrittenNode } from '#contract/node.ts';
import { fieldValue } from '#contract/wire.ts';
import type { Day } from '#domain/kit/day.ts';
import { readOf } from '#features/nodes/contract.ts';
import { type DiaryEntry, diaryEntryContract } from '../contract.ts';

/** An entry, unwrapped from the lists of the wire. */
export interface Entry {
  readonly nid: number;
  readonly title: string;
  /** Safe HTML. */
  readonly body: string;
  readonly day: Day;
  readonly isNote: boolean;
  readonly revision: number;
}

/** Whether a node is an entry: pages of content have numbers from the same sequence. */
export function isEntry({ type }: WrittenNode): boolean {
  return type[0]?.target_id === diaryEntryContract.type;
}

/** The fields as typed, by their names on the wire. */
export type EntryValues = {
  title: string;
  /** HTML as `poor_text` has it. */
  field_diary_body: string;
  /** A day as ISO text. */
  field_diary_entry_date: string;
};

export function entryOf(node: DiaryEntry): Entry {
  return {
    nid: fieldValue(node.nid) ?? 0,
    title: fieldValue(node.title) ?? '',
    body: fieldValue(node.field_diary_body) ?? '',
    day: fieldValue(node.field_diary_entry_date) ?? '',
    isNote: node.is_note,
    revision: node.revision,
  };
}

/** An entry as its form shows it. */
export function valuesOf({ title, body, day }: Pick<Entry, 'title' | 'body' | 'day'>): EntryValues {
  return { title, field_diary_body: body, field_diary_entry_date: day };
}

/** The call that reads one entry, and its input. */
export function readEntry(nid: string) {
  return [readOf(diaryEntryContract), { params: { nid } }] as const;
}

/** Reads again every entry that is shown. */
export function refreshEntries(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [readOf(diaryEntryContract).path] });
}
