import type { Language } from '#domain/kit/language.ts';

/**
 * The content of the programme as it is shown: phases with exercises, exercises with questions, each text in both
 * languages (spec 1 §3, contract 2.5, content facts 3.3). Its files are in `content/`, read by `features/programme/`.
 */
export type Localised = Readonly<Record<Language, string>>;

export const PHASES = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
export type PhaseId = (typeof PHASES)[number];

export const EXERCISE_CATEGORIES = ['text', 'list', 'quiz'] as const;
export type ExerciseCategory = (typeof EXERCISE_CATEGORIES)[number];

/** Every icon an exercise can have. None of them shows use (content facts 0.10). */
export const EXERCISE_ICONS = [
  'battery',
  'bell',
  'bulb',
  'calendar',
  'chain',
  'clock',
  'compass',
  'cup',
  'door',
  'drop',
  'envelope',
  'feather',
  'fence',
  'flag',
  'hand',
  'heart',
  'home',
  'leaf',
  'lifebuoy',
  'lightning',
  'lock',
  'moon',
  'mountain',
  'night',
  'path',
  'people',
  'phone',
  'pillow',
  'puzzle',
  'question',
  'road',
  'ruler',
  'scales',
  'shield',
  'signpost',
  'speech',
  'star',
  'sun',
  'wallet',
  'wave',
] as const;
export type ExerciseIcon = (typeof EXERCISE_ICONS)[number];

/** Every picture that a text can have: a symbol of `/pictures.svg`. None of them shows use (content facts 0.10). */
export const PICTURES = ['path'] as const;
type PictureName = (typeof PICTURES)[number];
/** The shape of all of them. */
export const PICTURE_SIZE = { width: 960, height: 400 } as const;

/** A picture beside a text. */
export interface Picture {
  readonly image: PictureName;
  /** Describes it for people who cannot see it; absent for decoration. */
  readonly alt?: Localised | undefined;
}

interface QuestionBase {
  /** Answers are stored under it, so it is never renamed. */
  readonly key: string;
  readonly title: Localised;
  readonly help?: Localised | undefined;
  readonly required: boolean;
}

interface TypedQuestion extends QuestionBase {
  readonly placeholder?: Localised | undefined;
  /** Answers to tap, instead of typing them. */
  readonly examples?: readonly Localised[] | undefined;
}

export interface TextQuestion extends TypedQuestion {
  readonly kind: 'text';
  /** In characters. */
  readonly maxlength: number;
  /** Whether the answer is a number from 0 to 10, still as a text. */
  readonly scale?: boolean | undefined;
}

/** A text that can be answered several times, once per row. */
export interface ListQuestion extends TypedQuestion {
  readonly kind: 'list';
  /** Of one row, in characters. */
  readonly maxlength: number;
  /** Rows shown at the start. */
  readonly min: number;
  /** Rows allowed. */
  readonly max: number;
  /** The key of the list before it, if it is the other side of that one. */
  readonly beside?: string | undefined;
}

export interface QuizOption {
  readonly id: string;
  readonly text: Localised;
  /** Shown as "text -- desc" (contract 2.5). */
  readonly desc?: Localised | undefined;
  readonly correct: boolean;
}

export interface QuizQuestion extends QuestionBase {
  readonly kind: 'quiz';
  readonly options: readonly QuizOption[];
  /** Whether people can add an answer of their own. */
  readonly other: boolean;
  /** Shown after answering, whatever the answer was. */
  readonly explain: Localised;
}

export type Question = TextQuestion | ListQuestion | QuizQuestion;

export interface Exercise {
  /** The webform id as well (content facts 3.3, rule 4). */
  readonly id: string;
  readonly category: ExerciseCategory;
  readonly minutes: number;
  readonly icon: ExerciseIcon;
  readonly title: Localised;
  readonly intro: Localised;
  readonly questions: readonly Question[];
  readonly outro?: Localised | undefined;
  /** Ids of `content/contacts.yaml`. */
  readonly contacts: readonly string[];
  /** Whether it is about someone's safety, and therefore open from the first day. */
  readonly safety: boolean;
  /** Whether nothing of what somebody answers is stored, only that they did it: others may look into the account. */
  readonly keepsNothing: boolean;
}

export interface Phase {
  readonly id: PhaseId;
  readonly title: Localised;
  readonly intro: Localised;
  readonly exercises: readonly Exercise[];
}

export interface Programme {
  /** Days from the opening of one phase to that of the next. */
  readonly phaseDayInterval: number;
  /** Says when a locked phase opens, with `{when}` for the day. */
  readonly unlockInfo: Localised;
  readonly phases: readonly Phase[];
  readonly end: {
    readonly title: Localised;
    readonly text: Localised;
    readonly picture?: Picture | undefined;
    readonly exercises: readonly Exercise[];
  };
}

export interface Tip {
  readonly id: string;
  readonly title: Localised;
  /** Paragraphs separated by an empty line. */
  readonly text: Localised;
}

/** The words in which sites differ: every site defines all of them. Dutch needs other forms than English. */
export const TERMS = {
  nl: [
    'inf',
    'zijvorm',
    'ikvorm',
    'pp',
    'jouw_gebruik',
    'trek',
    'trek_kort',
    'vrije_dag',
    'eenheid',
    'verandering',
    'te_verandering',
    'aanbod',
    'eerste',
    'huis',
    'gelegenheid',
    'middel',
  ],
  en: [
    'ing',
    'inf',
    'past',
    'your_use',
    'urge',
    'free_day',
    'unit',
    'change',
    'offer',
    'first',
    'home',
    'occasion',
    'substance',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** The facts of the provider that texts may refer to, the same on every site: in both languages, in the same order. */
export const PROVIDER_TERMS = {
  nl: ['aanbieder', 'naam', 'adres', 'telefoon', 'fg', 'kosten'],
  en: ['provider', 'name', 'address', 'phone', 'dpo', 'costs'],
} as const satisfies Record<Language, readonly string[]>;

/** By name; null for a fact that nobody has filled in yet. */
export type TermsOfLanguage = Readonly<Record<string, string | null>>;
export type Terms = Readonly<Record<Language, TermsOfLanguage>>;
