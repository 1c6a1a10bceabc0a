import { useRef, useState } from 'react';
import { checkDiaryEntry } from '#domain/community/diary.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { changeOf, createOf } from '#features/nodes/contract.ts';
import type { NodeDraft } from '#features/nodes/draft-contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { openingOf } from '#ui/form/kept/draft-opening.ts';
import { useReachedAgain, useSavedAsTyped, useSettling } from '#ui/form/kept/useSettling.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { diaryEntryContract } from '../contract.ts';
import { type Entry, type EntryValues, entryOf, valuesOf } from './entry.ts';
import { draftKeyOf, draftOnDevice, useEntryDraft } from './entry-draft.ts';

export interface Writing {
  readonly keeper: Keeper;
  /** The entry to change; null for a new one. */
  readonly entry: Entry | null;
  /** All the person's drafts. */
  readonly drafts: readonly NodeDraft[];
  /** The form stays busy until it is done, as when it leads to another page. */
  readonly onSaved: (entry: Entry) => void | Promise<void>;
  /** Called when another device saved the entry first. */
  readonly onConflict: (mine: EntryValues) => Promise<void>;
}

/** The calls that save an entry. */
export function useSendEntry() {
  const creation = useSubmission(createOf(diaryEntryContract));
  const update = useSubmission(changeOf(diaryEntryContract));
  return {
    /** Saves a new entry; `draft` is the draft that goes with it where that is not the one of a new entry. */
    async create(values: EntryValues, draft?: string): Promise<Entry> {
      const { type } = diaryEntryContract;
      return entryOf(await creation.send({ query: { draft }, body: { type, ...values } }));
    },
    async change(values: EntryValues, { nid }: Entry, revision: number | null): Promise<Entry> {
      // Revisions count from 1, so 0 is always a conflict: someone who had not seen the entry sees it first.
      const body = { ...values, revision: revision ?? 0 };
      return entryOf(await update.send({ params: { nid: String(nid) }, body }));
    },
  };
}

/** The form of an entry: saved as a draft while typing, validated and sent on submit. */
export function useEntryForm({ keeper, entry, drafts, onSaved, onConflict }: Writing) {
  const { t } = useTranslation('diary');
  const app = useApp();
  const failureText = useFailureText();
  const { create, change } = useSendEntry();
  const draftKey = draftKeyOf(entry);
  const [opened] = useState(() => {
    const draft = drafts.find(({ place }) => place === draftKey);
    const stored = valuesOf(entry ?? { title: '', body: '', day: app.today() });
    return openingOf<EntryValues>(
      { written: stored, revision: entry?.revision ?? null },
      draft && { ...draft, written: { ...stored, ...draft.fields } },
      draftOnDevice(keeper, draftKey),
    );
  });
  const kept = useEntryDraft({ keeper, draftKey, opening: opened });
  const { saver, opening } = kept;
  const settling = useSettling(saver, onConflict);
  const sentTitle = useRef('');
  const form = useProblemForm<EntryValues>({
    values: opened.written,
    check: (values) =>
      checkDiaryEntry(
        {
          title: values.title,
          text: plainOf(values.field_diary_body),
          day: values.field_diary_entry_date,
        },
        app.today(),
      ),
    labelOf: (name) => t(`form.${LABELS[name]}`),
    submit(values) {
      sentTitle.current = values.title;
      return settling(values, async () => {
        const saved = entry ? await change(values, entry, opening.revision) : await create(values);
        // Before the next form opens and looks for a draft.
        saver.settle();
        await onSaved(saved);
        return true;
      });
    },
    failureText(failure) {
      const title = sentTitle.current.trim() || t('untitled');
      return failure.code === 'not_found' ? t('gone') : failureText(failure, t('notSaved', { title }));
    },
  });

  useSavedAsTyped(saver, form.values);
  useReachedAgain(kept.status, form);
  return { ...kept, form };
}

const LABELS = { title: 'title', field_diary_body: 'text', field_diary_entry_date: 'day' } as const;
