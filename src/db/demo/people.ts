import type { Language } from '#domain/kit/language.ts';
import type { Company, Place } from '#domain/site/measure.ts';
import type { Site } from '#domain/site/site.ts';
import type { PerWeekday, Plan } from '#domain/tracking/goal.ts';
import { ANNAS_EXERCISES, type DemoExercise } from './exercises.ts';

/** The shared password of all demo people; printed at the start of a trial and never accepted in production. */
export const DEMO_PASSWORD = 'stap-voor-stap-1';

export interface DemoRegistration {
  /** Days before today. */
  readonly daysAgo: number;
  readonly amount: number;
  readonly stake?: number;
  readonly place?: Place;
  readonly company?: Company;
  readonly note?: string;
}

export interface DemoPerson {
  readonly name: string;
  readonly mail: string;
  readonly site: Site;
  readonly language: Language;
  readonly avatar: number;
  /** Under which they write on the forum. */
  readonly nickname?: string;
  readonly startedDaysAgo: number;
  readonly plan: Plan | null;
  readonly registrations: readonly DemoRegistration[];
  readonly entries?: readonly DemoEntry[];
  readonly exercises?: readonly DemoExercise[];
  /** Who accepted an invitation. */
  readonly buddies?: readonly DemoBuddy[];
  /** Since when they are paired with the demo nurse. */
  readonly pairedDaysAgo?: number;
}

/** A page of their diary. */
interface DemoEntry {
  readonly daysAgo: number;
  readonly title: string;
  /** Paragraphs separated by an empty line. */
  readonly text: string;
}

interface DemoBuddy {
  readonly name: string;
  readonly email: string;
  readonly acceptedDaysAgo: number;
}

function perWeekday(...amounts: [number, number, number, number, number, number, number]): PerWeekday {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = amounts;
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday };
}

/** A registration a day: `amounts` are from the oldest day to today, null for a day that was left open. */
function dailyRegistrations(
  amounts: readonly (number | null)[],
  circumstances: (amount: number, daysAgo: number) => Omit<DemoRegistration, 'daysAgo' | 'amount'>,
): DemoRegistration[] {
  return amounts.flatMap((amount, index) => {
    const daysAgo = amounts.length - 1 - index;
    return amount === null
      ? []
      : [{ daysAgo, amount, ...(amount > 0 ? circumstances(amount, daysAgo) : {}) }];
  });
}

const annasPlaces = ['home', 'home', 'cafe', 'home', 'restaurant', 'home', 'other'] as const;
const annasCompany = ['alone', 'partner', 'friend', 'alone', 'family', 'partner', 'friend'] as const;

/** The demo people: used by tests, screenshots and trials alike, and the only invented people of the project. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Anna',
    mail: 'anna@houvast.example',
    site: 'alcohol',
    language: 'nl',
    avatar: 3,
    nickname: 'Zeilmaat',
    startedDaysAgo: 34,
    plan: {
      current: perWeekday(3, 2, 3, 3, 5, 6, 4),
      target: perWeekday(1, 0, 0, 1, 2, 2, 1),
      stopOrReduce: 'reduce',
      pace: 'gradual',
    },
    registrations: [
      ...dailyRegistrations(
        // Five weeks with good days, hard days and days left open.
        [
          [3, 2, 4, 3, 5.5, 6, 3.5],
          [2, 2, 2.5, null, 4, 5, 3],
          [2, 1, 0, 3, 5, 3.5, null],
          [1, 0, 2.5, 1.5, 3, 2.5, 2],
          [1.5, 0, 0, 1, 4, 2, null],
        ].flat(),
        (_, daysAgo) => ({
          place: annasPlaces[daysAgo % 7] ?? 'home',
          company: annasCompany[daysAgo % 7] ?? 'alone',
          ...(daysAgo === 2 ? { note: 'Verjaardag van mijn zus. Ik ging om tien uur naar huis.' } : {}),
        }),
      ),
      { daysAgo: 11, amount: 1, place: 'cafe', company: 'coworkers' },
    ],
    entries: [
      {
        daysAgo: 20,
        title: 'Waarom ik begonnen ben',
        text: 'Vanmorgen wist ik niet meer hoe de film afliep. We hadden hem samen gekeken.\n\nIk wil er weer bij zijn als ik erbij ben.',
      },
      {
        daysAgo: 6,
        title: 'Een rustige avond',
        text: 'Na het eten een stuk gefietst. Om negen uur thee gezet en de telefoon weggelegd. Het was even wennen, daarna was het gewoon avond.',
      },
    ],
    exercises: ANNAS_EXERCISES,
    buddies: [{ name: 'Bo', email: 'bo@houvast.example', acceptedDaysAgo: 25 }],
    pairedDaysAgo: 21,
  },
  {
    name: 'Tom',
    mail: 'tom@houvast.example',
    site: 'gambling',
    language: 'en',
    avatar: 7,
    startedDaysAgo: 16,
    plan: {
      current: perWeekday(1, 1, 0.5, 1, 2.5, 3, 2),
      target: perWeekday(0, 0, 0, 0, 0, 0, 0),
      stopOrReduce: 'stop',
      pace: 'immediate',
    },
    registrations: dailyRegistrations(
      [1.5, 0, 0, 0.75, null, 0, 0, 0, 2, 0, 0, 0, 0.25, 0, null, 0, null],
      (amount, daysAgo) => ({
        stake: amount * 40 + 2.5,
        place: daysAgo % 2 === 0 ? 'home' : 'casino',
        company: 'alone',
        ...(daysAgo === 8 ? { note: 'Payday. I should hand my card to Els that day.' } : {}),
      }),
    ),
  },
  {
    name: 'Samira',
    mail: 'samira@houvast.example',
    site: 'tobacco',
    language: 'nl',
    avatar: 11,
    startedDaysAgo: 1,
    plan: {
      current: perWeekday(12, 12, 12, 12, 15, 18, 14),
      target: perWeekday(0, 0, 0, 0, 0, 0, 0),
      stopOrReduce: 'stop',
      pace: 'gradual',
    },
    registrations: [{ daysAgo: 1, amount: 10, place: 'work_school', company: 'coworkers' }],
  },
  {
    name: 'Lars',
    mail: 'lars@houvast.example',
    site: 'cannabis',
    language: 'nl',
    avatar: 9,
    startedDaysAgo: 2,
    plan: null,
    registrations: [
      { daysAgo: 2, amount: 2, place: 'home', company: 'friend' },
      { daysAgo: 1, amount: 1.5, place: 'coffeeshop', company: 'alone' },
    ],
  },
  {
    name: 'Ina',
    mail: 'ina@houvast.example',
    site: 'cocaine',
    language: 'en',
    avatar: 5,
    startedDaysAgo: 9,
    plan: {
      current: perWeekday(0, 0, 0, 1, 4, 5, 0),
      target: perWeekday(0, 0, 0, 0, 1, 1, 0),
      stopOrReduce: 'reduce',
      pace: 'gradual',
    },
    registrations: dailyRegistrations([0, 0, 0.5, 3, 4.5, 0, 0, null, 0, null], (_, daysAgo) => ({
      place: daysAgo % 2 === 0 ? 'cafe' : 'home',
      company: 'friend',
    })),
  },
  {
    name: 'Mo',
    mail: 'mo@houvast.example',
    site: 'alcohol',
    language: 'nl',
    avatar: 10,
    nickname: 'Klokhuis',
    startedDaysAgo: 61,
    plan: null,
    registrations: [{ daysAgo: 3, amount: 0 }],
  },
  {
    name: 'Wil',
    mail: 'wil@houvast.example',
    site: 'alcohol',
    language: 'nl',
    avatar: 12,
    nickname: 'Egeltje',
    startedDaysAgo: 20,
    plan: null,
    registrations: [{ daysAgo: 4, amount: 1, place: 'home', company: 'alone' }],
  },
];
