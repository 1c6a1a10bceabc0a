import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import type { DeviceDraft } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft } from '#ui/form/kept/useDraft.ts';

/** The name under which the answers to an exercise are kept. */
export const nameOf = (exercise: string) => `exercise.${exercise}`;

/** Whose answers to which exercise. */
export interface Place {
  readonly keeper: Keeper;
  readonly id: string;
  readonly keepsNothing: boolean;
}

/** The answers on this device that are not on the server yet. Those to an exercise that keeps nothing, from before it did, go at once. */
export function answersOnDevice({ keeper, id, keepsNothing }: Place): DeviceDraft<Answers> | null {
  if (!keepsNothing) return typedOnDevice(keeper, id);
  forgetAnswersOnDevice(keeper, id);
  return null;
}

export function typedOnDevice(keeper: Keeper, exercise: string): DeviceDraft<Answers> | null {
  return deviceDraft<Answers>(nameOf(exercise)).read(keeper);
}

export function forgetAnswersOnDevice(keeper: Keeper, exercise: string): void {
  deviceDraft(nameOf(exercise)).forget(keeper);
}
