import { randomUUID } from 'node:crypto';
import { plusDays } from '#domain/kit/duration.ts';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { Db } from '../connection.ts';
import { exerciseSubmission } from '../schema/programme.ts';
import type { DemoKey } from './seed-tools.ts';

/** An exercise that one of the demo people did. */
export interface DemoExercise {
  readonly daysAgo: number;
  readonly id: string;
  readonly answers: Answers;
}

/** Of Anna, who is paired: her nurse reads them. */
export const ANNAS_EXERCISES: readonly DemoExercise[] = [
  {
    daysAgo: 30,
    id: 's-balance',
    answers: {
      pro_use: ['Ontspannen na een drukke dag', 'Gezellig samen op de bank'],
      con_use: ['Slecht slapen', 'Moe op mijn werk', 'Ik vergeet gesprekken'],
      con_change: ['Nee zeggen op een verjaardag'],
      pro_change: ['Uitgerust wakker worden', 'Meer geduld met de kinderen'],
      conclusion: 'Het fijne duurt een uur. De rest merk ik de hele volgende dag.',
    },
  },
  {
    daysAgo: 26,
    id: 's-rulers',
    answers: {
      importance: '8',
      importance_why: 'Ik wil de avonden weer echt meemaken.',
      confidence: '6',
      confidence_up: 'Als mijn partner op vrijdag ook iets anders drinkt.',
      earlier_success: 'Ik ben gestopt met roken. Toen hielp het om elke avond even te wandelen.',
    },
  },
];

/** Adds what they answered, sealed with their own key. */
export async function seedExercises(
  db: Db,
  uid: number,
  exercises: readonly DemoExercise[],
  { now, key }: { readonly now: Date; readonly key: DemoKey },
): Promise<void> {
  for (const { daysAgo, id, answers } of exercises) {
    const uuid = randomUUID();
    const at = plusDays(now, -daysAgo);
    const place = { table: 'exercise_submission', column: 'answers', row: uuid };
    await db.insert(exerciseSubmission).values({
      uuid,
      uid,
      webformId: id,
      answers: key.seal(place, JSON.stringify(answers)),
      revision: 1,
      createdAt: at,
      changedAt: at,
    });
  }
}
