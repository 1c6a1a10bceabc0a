import { useEffect, useRef } from 'react';
import { useIsLoggedOut } from '#ui/form/kept/useIsLoggedOut.ts';
import type { DayDetailFields } from './useDayAnswer.ts';

/** A form in a sheet that may hold unsaved text when the sheet closes. */
interface SheetForm {
  readonly isChanged: boolean;
  /** The fields of the answer as typed. */
  readonly fields: DayDetailFields;
  /** Whether it can be saved as it is; if not, it shows why. */
  passes(): boolean;
}

export type SheetForms = Set<SheetForm>;

type Say = (details: DayDetailFields) => Promise<boolean>;

/** Registers a form of the sheet, so that its text is saved when the sheet closes. */
export function useSheetForm(forms: SheetForms, form: SheetForm): void {
  useEffect(() => {
    forms.add(form);
    return () => void forms.delete(form);
  });
}

/**
 * Saves what is typed in the forms of a sheet: on request; when the page is hidden, because people go to another app and
 * may never return, or only on another day; and when the component unmounts, by a link, the back button, or the end of a
 * session. All of it goes in one answer, because a closing page has no time for a second.
 */
export function useSheetForms(forms: SheetForms, say: Say) {
  const isLoggedOut = useIsLoggedOut();
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const save = () => saveWhatCan(forms, latest.current);
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      // React cleans up a component before its children, so their forms are still registered.
      if (!isLoggedOut()) save();
    };
  }, [forms, isLoggedOut]);
  return {
    forms,
    saveAll: () => saveAll(forms, say),
  };
}

/** Whether any of them holds unsaved text. */
export function isAnyChanged(forms: SheetForms): boolean {
  return changedOf(forms).length > 0;
}

function changedOf(forms: SheetForms): readonly SheetForm[] {
  return [...forms].filter(({ isChanged }) => isChanged);
}

function together(forms: readonly SheetForm[]): DayDetailFields {
  const all: DayDetailFields = {};
  for (const { fields } of forms) Object.assign(all, fields);
  return all;
}

/** Saves all of them, or none while one has a problem; returns whether they are saved. */
async function saveAll(forms: SheetForms, say: Say): Promise<boolean> {
  const changed = changedOf(forms);
  const refused = changed.filter((form) => !form.passes());
  if (refused.length > 0) return false;
  return changed.length === 0 || say(together(changed));
}

/** Saves the forms without problems, because nobody is there to correct the others. */
function saveWhatCan(forms: SheetForms, say: Say): void {
  const ready = changedOf(forms).filter((form) => form.passes());
  if (ready.length > 0) void say(together(ready));
}
