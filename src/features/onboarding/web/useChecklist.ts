import { useEffect, useState } from 'react';
import { type ChecklistAnswers, checklistVerdict, isChecklistAnswer } from '#domain/identity/checklist.ts';
import { usePosted } from '#ui/form/posted.ts';
import type { Question } from '../contract.ts';

export type Answer = 'yes' | 'no';

/** The checklist as far as it was answered; an answer may open an explainer. Nothing of it is kept. */
export function useChecklist(questions: readonly Question[]) {
  const posted = usePosted<Record<string, Answer>>();
  const [answers, setAnswers] = useState<ChecklistAnswers>(posted?.values ?? {});
  const [explaining, setExplaining] = useState<Question | null>(null);
  const verdict = checklistVerdict(questions, answers);
  const [asked, setAsked] = useState(posted !== undefined && !verdict.stoppedAt);

  useEffect(() => {
    // What was answered before this script ran stands in the page only.
    const early = earlyAnswers(questions);
    // oxlint-disable-next-line react/set-state-in-effect -- what stands in the page can be read only once it is there
    setAnswers((before) => ({ ...early, ...before }));
    setExplaining((before) => before ?? questions.find(({ id, explains }) => early[id] === explains) ?? null);
  }, [questions]);

  return {
    ...verdict,
    answers,
    explaining,
    /** An answer was asked for where none is. */
    asked,
    ask: () => setAsked(true),
    answer(question: Question, answer: Answer) {
      setAsked(false);
      setAnswers((before) => ({ ...before, [question.id]: answer }));
      if (answer === question.explains) setExplaining(question);
    },
    closeExplainer: () => setExplaining(null),
  };
}

function earlyAnswers(questions: readonly Question[]): ChecklistAnswers {
  const early: Record<string, Answer> = {};
  for (const { id } of questions) {
    const ticked = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(id)}"]:checked`);
    if (isChecklistAnswer(ticked?.value)) early[id] = ticked.value;
  }
  return early;
}
