import { useLayoutEffect, useState } from 'react';
import { type ChecklistAnswers, checklistVerdict, isChecklistAnswer } from '#domain/identity/checklist.ts';
import { usePosted } from '#ui/form/posted.ts';
import type { Question } from '../contract.ts';

export type Answer = 'yes' | 'no';

/** The answers so far; an answer may open an explainer. Nothing is stored. */
export function useChecklist(questions: readonly Question[]) {
  const posted = usePosted<Record<string, Answer>>();
  const [answers, setAnswers] = useState<ChecklistAnswers>(posted?.values ?? {});
  const [explaining, setExplaining] = useState<Question | null>(null);
  const verdict = checklistVerdict(questions, answers);
  const [asked, setAsked] = useState(posted !== undefined && !verdict.stoppedAt);

  useLayoutEffect(() => {
    // Answers given before this script ran are in the DOM only.
    const early = earlyAnswers(questions);
    // oxlint-disable-next-line react/set-state-in-effect -- the DOM can be read only once it exists
    setAnswers((before) => ({ ...before, ...early }));
    setExplaining((before) => before ?? questions.find(({ id, explains }) => early[id] === explains) ?? null);
  }, [questions]);

  return {
    ...verdict,
    answers,
    explaining,
    /** Whether missing answers are marked. */
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
