/** A yes/no question before someone makes an account. */
export interface ChecklistQuestion {
  readonly id: string;
  /** The answer that opens an explanation. */
  readonly explains: ChecklistAnswer;
  /** With that answer the programme is not suitable for this person. */
  readonly stops: boolean;
}
export type ChecklistAnswer = 'yes' | 'no';
export type ChecklistAnswers = Readonly<Record<string, ChecklistAnswer | undefined>>;

export function isChecklistAnswer(text: unknown): text is ChecklistAnswer {
  return text === 'yes' || text === 'no';
}

/** Where someone is in the checklist (spec 1 §2): with everything answered and nothing excluded they may go on. */
export function checklistVerdict<Question extends ChecklistQuestion>(
  questions: readonly Question[],
  answers: ChecklistAnswers,
): {
  /** The first unanswered question. */
  readonly open: Question | null;
  /** The question whose answer means that this programme is not suitable for this person. */
  readonly stoppedAt: Question | null;
} {
  return {
    open: questions.find(({ id }) => answers[id] === undefined) ?? null,
    stoppedAt: questions.find(({ id, stops, explains }) => stops && answers[id] === explains) ?? null,
  };
}
