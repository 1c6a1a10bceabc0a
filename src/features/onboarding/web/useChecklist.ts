import { useEffect, useLayoutEffect, useState } from 'react';
import {
  type ChecklistAnswer,
  type ChecklistAnswers,
  checklistVerdict,
  isChecklistAnswer,
} from '#domain/identity/checklist.ts';
import { DOUBLE_TAP } from '#ui/double-tap.ts';
import { showProblem } from '#ui/focus/show-problem.ts';
import { usePosted } from '#ui/form/posted.ts';
import type { Question } from '../contract.ts';
import { useLeftChecklist } from './useLeftChecklist.ts';
import { useViews } from './useViews.ts';

/** The checklist as it was posted without JavaScript. */
export interface PostedChecklist {
  readonly answers: ChecklistAnswers;
  /** Whether the missing answer is marked. */
  readonly asked: boolean;
}

/** The answers so far and the question in view; an answer may open an explainer or end it. Nothing is stored. */
export function useChecklist(questions: readonly Question[], onDone: () => void) {
  const posted = usePosted<PostedChecklist>()?.values;
  const { left, remember, forget } = useLeftChecklist();
  const [answers, setAnswers] = useState<ChecklistAnswers>(left?.answers ?? posted?.answers ?? {});
  const [explaining, setExplaining] = useState<Question | null>(null);
  const [asked, setAsked] = useState(posted?.asked ?? false);
  const [lastMove, setLastMove] = useState<{ from: Question; time: number } | null>(null);
  const verdict = checklistVerdict(questions, answers);
  const views = useViews(farthest(questions, answers), left?.index);
  const { index } = views;
  const current = questions[index];

  useEffect(() => remember(answers, index), [remember, answers, index]);

  useLayoutEffect(() => {
    if (left) return;
    // Answers given before this script ran are in the DOM only.
    const early = earlyAnswers(questions);
    if (Object.keys(early).length === 0) return;
    setAnswers(early);
    const { stoppedAt } = checklistVerdict(questions, early);
    if (stoppedAt) {
      views.end(questions.indexOf(stoppedAt));
      return;
    }
    views.startAt(farthest(questions, early));
    setExplaining(questions.find(({ id, explains }) => early[id] === explains) ?? null);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the script begins to run and the DOM can be read
  }, []);

  /** Opens the view after the one of a question that has its answer. */
  function leave() {
    setAsked(false);
    if (current && current === verdict.stoppedAt) views.end(index);
    else if (index + 1 < questions.length) views.goTo(index + 1);
    else {
      forget();
      onDone();
    }
  }

  return {
    ...verdict,
    answers,
    explaining,
    current,
    number: index + 1,
    /** The question at which the view is the end of the checklist. */
    endedAt: views.hasEnded ? verdict.stoppedAt : null,
    hasMoved: views.hasMoved,
    isPosted: posted !== undefined,
    /** Whether the missing answer is marked. */
    asked,
    back: () => {
      setAsked(false);
      setLastMove(null);
      views.back();
    },
    answer(question: Question, answer: ChecklistAnswer) {
      setAsked(false);
      setLastMove(null);
      setAnswers((before) => ({ ...before, [question.id]: answer }));
      if (answer !== question.explains) return;
      if (question.stops) views.end(questions.indexOf(question));
      else setExplaining(question);
    },
    /** Goes on at `time`, in milliseconds, or marks the missing answer, which takes the focus. */
    goOn(time: number): void {
      const isAnswered = current && answers[current.id] !== undefined;
      const isSoon = lastMove && time - lastMove.time < DOUBLE_TAP;
      if (isSoon && (lastMove.from === current || !isAnswered)) return;
      if (isAnswered) {
        setLastMove({ from: current, time });
        leave();
      } else if (current) showProblem(current.id, () => setAsked(true));
    },
    closeExplainer: () => setExplaining(null),
    understand() {
      setExplaining(null);
      if (explaining === current) leave();
    },
  };
}

/** The index of the last question that may be in view: the first one that is unanswered or ends the checklist. */
function farthest(questions: readonly Question[], answers: ChecklistAnswers): number {
  const { open, stoppedAt } = checklistVerdict(questions, answers);
  const ends = questions.flatMap((question, index) =>
    question === open || question === stoppedAt ? index : [],
  );
  return Math.min(questions.length - 1, ...ends);
}

function earlyAnswers(questions: readonly Question[]): ChecklistAnswers {
  const early: Record<string, ChecklistAnswer> = {};
  for (const { id } of questions) {
    const ticked = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(id)}"]:checked`);
    if (isChecklistAnswer(ticked?.value)) early[id] = ticked.value;
  }
  return early;
}
