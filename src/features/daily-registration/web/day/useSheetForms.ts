import { type RefObject, useEffect, useState } from 'react';
import { useIsLoggedOut } from '#ui/form/kept/useIsLoggedOut.ts';

/** A form in a sheet that may have something to save before it goes. */
interface SheetForm {
  readonly isChanged: boolean;
  /** Whether it is saved now. */
  save(): Promise<boolean>;
}

export type SheetForms = Set<SheetForm>;

interface Typed {
  readonly typed: string;
  readonly stored: string;
  /** Whether the last `submit` saved it. */
  readonly isSaved: RefObject<boolean>;
  submit(): Promise<void>;
}

/** A form with one text in a sheet. What is typed is saved when the sheet goes. */
export function useSheetForm(forms: SheetForms, { typed, stored, isSaved, submit }: Typed): void {
  const isChanged = typed !== stored;
  useEffect(() => {
    const own: SheetForm = {
      isChanged,
      async save() {
        isSaved.current = !isChanged;
        if (isChanged) await submit();
        return isSaved.current;
      },
    };
    forms.add(own);
    return () => void forms.delete(own);
  });
}

/**
 * The forms of the sheet that a component opens. What is typed in them is saved as well when the page is left for another
 * app, which may never come back, or only on another day, and when the component goes: by a link, the way back, or the end of a session.
 */
export function useSheetForms() {
  const [forms] = useState<SheetForms>(() => new Set());
  const isLoggedOut = useIsLoggedOut();
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveWhatCan(forms);
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      // React cleans up a component before those in it, so that they are still among them.
      if (!isLoggedOut()) saveWhatCan(forms);
    };
  }, [forms, isLoggedOut]);
  return {
    forms,
    isChanged: () => [...forms].some((form) => form.isChanged),
    saveAll: () => saveAll(forms),
  };
}

/** Whether all of them are saved now; the first that is not stops the others. */
async function saveAll(forms: SheetForms): Promise<boolean> {
  // Forms that are drawn again meanwhile take their place in the set anew.
  const now = [...forms];
  for (const form of now) if (!(await form.save())) return false;
  return true;
}

/** Nobody is there to mend what cannot be saved; the others go ahead. */
function saveWhatCan(forms: SheetForms): void {
  for (const form of forms) void form.save();
}
