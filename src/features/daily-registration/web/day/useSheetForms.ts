import { type RefObject, useEffect } from 'react';

/** What has to be saved before a sheet may close. Each says whether it is. */
export type BeforeClosing = Set<() => Promise<boolean>>;

interface Typed {
  readonly isChanged: boolean;
  /** Whether the last `submit` saved it. */
  readonly isSaved: RefObject<boolean>;
  submit(): Promise<void>;
}

/** Saves what was typed and not saved yet when the sheet around it closes. */
export function useSavedOnClosing(closing: BeforeClosing, { isChanged, isSaved, submit }: Typed): void {
  useEffect(() => {
    const save = async () => {
      isSaved.current = !isChanged;
      if (isChanged) await submit();
      return isSaved.current;
    };
    closing.add(save);
    return () => void closing.delete(save);
  });
}
