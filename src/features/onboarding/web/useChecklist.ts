import { useState } from 'react';
import type { Question } from '../contract.ts';

export type Answer = 'yes' | 'no';

/**
 * The checklist as far as it was answered: questions appear one by one, and an answer may open an explainer. Nothing
 * of it leaves this component.
 */
export function useChecklist(questions: readonly Question[]) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [explaining, setExplaining] = useState<Question | null>(null);
  const firstOpen = questions.findIndex(({ id }) => answers[id] === undefined);
  const visible = firstOpen === -1 ? questions : questions.slice(0, firstOpen + 1);
  return {
    answers,
    visible,
    explaining,
    /** The question that still waits for an answer, or null when all have one. */
    open: questions[firstOpen] ?? null,
    /** The question whose answer says that this programme is not for this person. */
    stoppedAt: questions.find(({ id, stops, explains }) => stops && answers[id] === explains) ?? null,
    answer(question: Question, answer: Answer) {
      setAnswers((before) => ({ ...before, [question.id]: answer }));
      if (answer === question.explains) setExplaining(question);
    },
    closeExplainer: () => setExplaining(null),
  };
}
