/** What an amount counts; singular and plural are in the catalogues under `unit.<unit>`. */
export type Unit = 'glass' | 'cigarette' | 'hour' | 'joint' | 'line';

const PLACES = ['home', 'work_school', 'cafe', 'restaurant', 'other'] as const;
const GAMBLING_PLACES = ['home', 'work_school', 'casino', 'cafe', 'other'] as const;
const CANNABIS_PLACES = ['home', 'work_school', 'cafe', 'coffeeshop', 'restaurant', 'other'] as const;
export type Place =
  | (typeof PLACES)[number]
  | (typeof GAMBLING_PLACES)[number]
  | (typeof CANNABIS_PLACES)[number];
export const COMPANY = ['alone', 'partner', 'family', 'friend', 'coworkers', 'other'] as const;
export type Company = (typeof COMPANY)[number];

/** How use is counted on a site: amounts are in `unit`, money in euros. */
export interface Measure {
  readonly unit: Unit;
  /** The smallest difference a person can enter. Goals are multiples of it (settled §1). */
  readonly step: number;
  /** What the wizard counts its proposals in (settled §1). */
  readonly wholeUnit: number;
  /** Averages are rounded to this; what a person enters never is (contract A3). */
  readonly rounding: number;
  readonly maxPerEntry: number;
  /** Highest total of one day, or null if only single entries are limited. */
  readonly maxPerDay: number | null;
  /** Above this the form asks whether the number is right; it never refuses. */
  readonly seemsHighPerDay: number;
  /** Whether a lot of it in one day can endanger a life. */
  readonly isPoison: boolean;
  /** Whether there is advice on how much of it is low enough. */
  readonly hasNorm: boolean;
  /** Whether a single unit has to be explained. */
  readonly isExplained: boolean;
  /** The amounts that one tap can answer, besides zero. */
  readonly quickAmounts: readonly number[];
  /** Whether these show their unit, because the question asks for time and does not name it. */
  readonly quickAmountsShowUnit: boolean;
  /** Use comes in many small ones during the day: the number is asked for at once, and can be added to. */
  readonly addsUp: boolean;
  /** A bar of this amount is full in a week without higher ones, so that a small amount does not look large. */
  readonly usualPerDay: number;
  /** Whether a stake in euros is asked besides the amount. */
  readonly stake: boolean;
  readonly places: readonly Place[];
}

const WHOLE = [1, 2, 3, 4, 5] as const;

const shared: Measure = {
  unit: 'glass',
  step: 0.5,
  wholeUnit: 1,
  rounding: 0.5,
  maxPerEntry: 100,
  maxPerDay: null,
  seemsHighPerDay: 20,
  isPoison: false,
  hasNorm: false,
  isExplained: false,
  quickAmounts: [0.5, 1, 2, 3, 4],
  quickAmountsShowUnit: false,
  addsUp: false,
  usualPerDay: 5,
  stake: false,
  places: PLACES,
};

/** How use is counted in each unit. */
export const MEASURES: Readonly<Record<Unit, Measure>> = {
  glass: { ...shared, rounding: 0.25, isPoison: true, hasNorm: true, isExplained: true },
  cigarette: {
    ...shared,
    unit: 'cigarette',
    maxPerEntry: 200,
    seemsHighPerDay: 60,
    quickAmounts: WHOLE,
    addsUp: true,
    usualPerDay: 20,
  },
  hour: {
    ...shared,
    unit: 'hour',
    step: 0.25,
    wholeUnit: 0.25,
    maxPerEntry: 24,
    maxPerDay: 24,
    seemsHighPerDay: 16,
    quickAmounts: [0.25, 0.5, 0.75, 1, 2],
    quickAmountsShowUnit: true,
    usualPerDay: 3,
    stake: true,
    places: GAMBLING_PLACES,
  },
  joint: { ...shared, unit: 'joint', wholeUnit: 0.5, seemsHighPerDay: 15, places: CANNABIS_PLACES },
  line: { ...shared, unit: 'line', isPoison: true, quickAmounts: WHOLE },
};
