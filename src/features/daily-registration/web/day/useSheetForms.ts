import { useEffect, useRef } from 'react';
import { useIsLoggedOut } from '#ui/form/kept/useIsLoggedOut.ts';
import type { DayDetailFields } from './useDayAnswer.ts';

/** A form in a sheet that may have something to save before it goes. */
interface SheetForm {
  readonly isChanged: boolean;
  /** What it says of the day. */
  readonly told: DayDetailFields;
  /** Whether it can be saved as it is; shows why not. */
  passes(): boolean;
}

export type SheetForms = Set<SheetForm>;

type Say = (details: DayDetailFields) => Promise<boolean>;

/** A form with one text in a sheet. What is typed is saved when the sheet goes. */
export function useSheetForm(forms: SheetForms, form: SheetForm): void {
  useEffect(() => {
    forms.add(form);
    return () => void forms.delete(form);
  });
}

/**
 * The forms of the sheet that a component opens. What is typed in them is saved as well when the page is left for another
 * app, which may never come back, or only on another day, and when the component goes: by a link, the way back, or the end of
 * a session. All of it goes in one answer: a page that closes does not live to send a second one.
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
      // React cleans up a component before those in it, so that they are still among them.
      if (!isLoggedOut()) save();
    };
  }, [forms, isLoggedOut]);
  return {
    forms,
    saveAll: () => saveAll(forms, say),
  };
}

/** Whether something is typed in one of them that is not saved. */
export function isAnyChanged(forms: SheetForms): boolean {
  return changedOf(forms).length > 0;
}

function changedOf(forms: SheetForms): readonly SheetForm[] {
  return [...forms].filter(({ isChanged }) => isChanged);
}

function together(forms: readonly SheetForm[]): DayDetailFields {
  const all: DayDetailFields = {};
  for (const { told } of forms) Object.assign(all, told);
  return all;
}

/** Whether all of them are saved now. While one cannot be, none is. */
async function saveAll(forms: SheetForms, say: Say): Promise<boolean> {
  const changed = changedOf(forms);
  const refused = changed.filter((form) => !form.passes());
  if (refused.length > 0) return false;
  return changed.length === 0 || say(together(changed));
}

/** Nobody is there to mend what cannot be saved; the others go ahead. */
function saveWhatCan(forms: SheetForms, say: Say): void {
  const ready = changedOf(forms).filter((form) => form.passes());
  if (ready.length > 0) void say(together(ready));
}
