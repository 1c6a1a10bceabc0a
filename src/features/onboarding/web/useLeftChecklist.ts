import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChecklistAnswers } from '#domain/identity/checklist.ts';
import { useKit } from '#ui/kit.ts';

/** A checklist that was left for another page. */
interface LeftChecklist {
  /** The history entry at which it was left. */
  readonly entry: string;
  readonly answers: ChecklistAnswers;
  /** The question that was in view. */
  readonly index: number;
}

const LEFT = ['left checklist'];

/**
 * The checklist as it was left at this history entry, in the memory of this document only: whoever reads help and goes back finds
 * their answers, as long as the document stays loaded.
 */
export function useLeftChecklist() {
  const { queryClient } = useKit();
  const { key: entry } = useLocation();
  const [left] = useState(() => {
    const found = queryClient.getQueryData<LeftChecklist>(LEFT);
    return found?.entry === entry ? found : null;
  });
  const remember = useCallback(
    (answers: ChecklistAnswers, index: number) => {
      queryClient.setQueryDefaults(LEFT, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData<LeftChecklist>(LEFT, { entry, answers, index });
    },
    [queryClient, entry],
  );
  return { left, remember, forget: () => queryClient.removeQueries({ queryKey: LEFT }) };
}
