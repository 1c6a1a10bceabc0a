import { describe, expect, test } from 'vitest';
import { type ChecklistQuestion, checklistVerdict } from './checklist.ts';

const ADULT: ChecklistQuestion = { id: 'adult', explains: 'no', stops: true };
const TREMOR: ChecklistQuestion = { id: 'tremor', explains: 'yes', stops: false };
const QUESTIONS = [ADULT, TREMOR];

describe('the checklist', () => {
  test('waits for the first unanswered question', () => {
    expect(checklistVerdict(QUESTIONS, {}).open).toBe(ADULT);
    expect(checklistVerdict(QUESTIONS, { adult: 'yes' }).open).toBe(TREMOR);
    expect(checklistVerdict(QUESTIONS, { tremor: 'no' }).open).toBe(ADULT);
  });

  test('passes people who answered everything, also with answers that are only explained', () => {
    expect(checklistVerdict(QUESTIONS, { adult: 'yes', tremor: 'yes' })).toEqual({
      open: null,
      stoppedAt: null,
    });
  });

  test('stops at an excluding answer, whatever else is unanswered', () => {
    expect(checklistVerdict(QUESTIONS, { adult: 'no' }).stoppedAt).toBe(ADULT);
    expect(checklistVerdict(QUESTIONS, { adult: 'no', tremor: 'no' }).stoppedAt).toBe(ADULT);
  });
});
