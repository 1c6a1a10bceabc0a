import { BOTH_SELF_HELP, type RouteRow, SELF_HELP } from './route-row.ts';

/** The programme, the plan and the days of a participant. */
export const PARTICIPANT_ROUTES = {
  today: { nl: '/vandaag', en: '/today', type: 'private', tables: BOTH_SELF_HELP, feature: 'programme' },
  programme: {
    nl: '/programma',
    en: '/program',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'programme',
  },
  // An exercise is a form, and is found where forms are (contract 2.6: `field_webform.url`).
  exercise: {
    nl: '/form/:exercise',
    en: '/form/:exercise',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'programme',
  },
  plan: { nl: '/mijn-plan', en: '/my-recovery-plan', type: 'private', tables: SELF_HELP, feature: 'plan' },
  goal: { nl: '/form/goal', en: '/form/goal', type: 'private', tables: SELF_HELP, feature: 'plan' },
  goalStep: {
    nl: '/form/goal/:step',
    en: '/form/goal/:step',
    type: 'private',
    tables: SELF_HELP,
    feature: 'plan',
  },
  registration: {
    nl: '/dagelijkse-registratie',
    en: '/daily-registration',
    type: 'private',
    tables: SELF_HELP,
    feature: 'registrations',
  },
  registrationOfDay: {
    nl: '/dagelijkse-registratie/:date',
    en: '/daily-registration/:date',
    type: 'private',
    tables: SELF_HELP,
    feature: 'registrations',
  },
  urge: { nl: '/trek', en: '/urge', type: 'private', tables: SELF_HELP, feature: 'registrations' },
  urgeStep: {
    nl: '/trek/:step',
    en: '/urge/:step',
    type: 'private',
    tables: SELF_HELP,
    feature: 'registrations',
  },
  calendar: { nl: '/kalender', en: '/calendar', type: 'private', tables: SELF_HELP, feature: 'calendar' },
  welcome: { nl: '/welkom', en: '/welcome', type: 'private', tables: BOTH_SELF_HELP },
} as const satisfies Record<string, RouteRow>;
