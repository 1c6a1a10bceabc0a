// Which journeys are in which run: by file, or by a tag on a journey or group.

/** Journeys are in Dutch on a phone and in English on a desktop; with FULL=1 also in each language at each width. */
export const FULL = process.env['FULL'] === '1';

/**
 * Journeys that are the same at each width and in each language: with FULL=1 everywhere, otherwise at one width. Every screen
 * they open is also on a tour.
 */
const ON_DESKTOP_ONLY = [
  'account',
  'account-credentials',
  'badges',
  'calendar',
  'clients',
  'cookies',
  'guards',
  'header',
  'keyboard',
  'loading',
  'maintenance',
  'moderating',
  'password',
  'reading',
  'session-ended',
  'signing-in',
  'support',
];
const ON_PHONE_ONLY = [
  'checklist',
  'crisis-alerts',
  'diary',
  'exercise',
  'forum',
  'forum-help',
  'language',
  'naasten',
  'no-script',
  'nurse',
  'offline',
  'pairing',
  'plan',
  'programme',
  'quick-exit',
  'registration',
  'staff-pages',
  'today',
  'today-sites',
  'today-words',
  'urge',
  'validation',
  'wizard',
  'wizard-warnings',
];

/**
 * Only with FULL=1, and there everywhere: what happens between two devices or tabs, in the app around the site, where the
 * browser stores nothing or loses a part, while a page still loads or another press comes, on the narrowest screens, where a
 * refused call leads, every variation of an answer, and what the server's own tests cover: installations with other settings,
 * coming in by another system, the second step of a nurse, what clients and buddies share, when reminders come, a copy of
 * everything, what nobody may store, and several days at once.
 */
const ONLY_WITH_FULL = [
  'account-data',
  'applications',
  'bars',
  'buddies',
  'buddy-pages',
  'buddy-updates',
  'checklist-help',
  'cold-start',
  'diary-draft',
  'dutch-only',
  'editor',
  'enlarged',
  'error-reports',
  'exercise-begun',
  'exercise-draft',
  'exercise-leaving',
  'exercise-questions',
  'exercise-views',
  'filled-in',
  'forgotten-days',
  'forum-conflict',
  'forum-conversation',
  'forum-drafts',
  'forum-focus',
  'forum-leaving',
  'forum-likes',
  'forum-own-request',
  'forum-session',
  'keeps-nothing',
  'late-forms',
  'late-replies',
  'look-along',
  'lost-answer',
  'lost-part',
  'nameless',
  'narrow',
  'native',
  'native-token',
  'neutral',
  'numbers',
  'nurse-factor-choice',
  'nurse-offline',
  'nurse-second-factor',
  'one-theme',
  'own-lists',
  'people',
  'plan-gains',
  'plan-over',
  'push',
  'registration-days',
  'registration-elsewhere',
  'registration-leaving',
  'reminders',
  'removing',
  'saved-once',
  'session-refused',
  'settled-drafts',
  'sign-on',
  'staff-alerts',
  'today-amounts',
  'today-midnight',
  'today-offline',
  'today-sheet',
  'today-sheet-slow',
  'tour',
  'trouble',
  'unknown-visitor',
  'wizard-buddy',
  'wizard-goals',
  'xss-forum',
];

/** The menu of the account, and the queue beside an open text, which phones do not have. */
const NOT_ON_PHONES = ['badges', 'late-replies', 'support'];

/**
 * Take minutes: every page and a programme on every site, two programmes to their end, and the whole corpus of payloads, on
 * servers of their own. Only with FULL=1, and there once.
 * Otherwise the server's own tests do whole programmes, and other journeys an exercise of each kind.
 */
const ONCE_WITH_FULL = ['each-site', 'every-route', 'whole-programme', 'xss', 'xss-diary'];

/**
 * Where that is not true of a whole file, a journey or a group says by a tag in which run it is. Only with FULL=1 are those with
 * `@full`: the same journey again on another site, at another width, in another language or from another page, and rarer
 * variants of a journey that is in every run. Without it those with `@phone` or `@desktop` are at that width alone: on a
 * desktop the main job is done on the site that differs most, and the tours of all screens are made on a phone.
 * Playwright looks at project, file, titles and tags with spaces between them, and a tag is a word of its own there.
 */
const TAGGED = { full: / @full( |$)/, phone: / @phone( |$)/, desktop: / @desktop( |$)/ } as const;

/** What phones or desktops leave out in this run. `once`: whether they do what FULL=1 does once. */
export function leftOut(
  width: 'phone' | 'desktop',
  once: boolean,
): { readonly testIgnore: string[]; readonly grepInvert?: RegExp[] } {
  const isPhone = width === 'phone';
  const elsewhere = isPhone ? ON_DESKTOP_ONLY : ON_PHONE_ONLY;
  const names = [
    'tablet',
    ...(FULL ? [] : [...elsewhere, ...ONLY_WITH_FULL]),
    ...(isPhone ? NOT_ON_PHONES : []),
    ...(FULL && once ? [] : ONCE_WITH_FULL),
  ];
  const testIgnore = names.map((name) => `${name}.spec.ts`);
  return FULL
    ? { testIgnore }
    : { testIgnore, grepInvert: [TAGGED.full, isPhone ? TAGGED.desktop : TAGGED.phone] };
}
