import { nodeContract, poorTextField, writtenFields } from '#contract/node.ts';
import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';

/** An entry of a diary (contract 1.5, 2.7 #38). Only its author ever gets it. */
const diaryEntry = z.object({
  ...writtenFields,
  field_diary_body: poorTextField,
  /** A day as ISO text. */
  field_diary_entry_date: z.listOf(z.string()),
  /** Whether it follows the note of a day, as it does until it is changed in the diary. */
  is_note: z.boolean(),
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

// Optional, because the use case reports what is missing; in a change it stays as it was.
const text = z.optional(z.field(z.string()));

export const diaryEntryContract = nodeContract({
  type: 'diary_entry',
  node: diaryEntry,
  written: z.object({ title: text, field_diary_body: text, field_diary_entry_date: text }),
});

/** One's entries, the latest day first; `date_from` and `date_to` (days, inclusive) filter them. */
export const diaryView = viewContract({ view: 'diary_overview', display: 'block_1', row: diaryEntry });
