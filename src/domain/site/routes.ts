import type { ParamName, RouteRow, RouteTable } from './route-row.ts';

const EVERY: readonly RouteTable[] = ['selfHelp', 'secondSelfHelp', 'professional'];
const BOTH_SELF_HELP: readonly RouteTable[] = ['selfHelp', 'secondSelfHelp'];
const SELF_HELP: readonly RouteTable[] = ['selfHelp'];
const PROFESSIONAL: readonly RouteTable[] = ['professional'];

/**
 * Every page of both specs (spec 1 §2, spec 2 §2; contract A28, A31–A33), once. English paths are without `/en`. Links
 * are built from this table with `pathTo`; no other code writes a path.
 */
export const ROUTES = {
  landing: { nl: '/', en: '/', type: 'public', tables: EVERY },
  help: { nl: '/hulp', en: '/help', type: 'default', tables: EVERY },
  faq: { nl: '/veelgestelde-vragen', en: '/frequent-questions', type: 'default', tables: EVERY },
  tips: { nl: '/tips', en: '/tips', type: 'default', tables: EVERY },
  tip: { nl: '/tips/:tip', en: '/tips/:tip', type: 'default', tables: EVERY },
  privacy: { nl: '/privacy', en: '/privacy', type: 'default', tables: EVERY },
  // Shown by the service worker in place of a page that cannot be fetched.
  offline: { nl: '/offline', en: '/offline', type: 'default', tables: EVERY },
  register: { nl: '/registreren', en: '/register', type: 'public', tables: EVERY, feature: 'accounts' },
  credentials: {
    nl: '/registreren/gegevens',
    en: '/register/credentials',
    type: 'public',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  registerHti: { nl: '/registreren-hti', en: '/register-hti', type: 'private', tables: BOTH_SELF_HELP },
  credentialsHti: {
    nl: '/registreren-hti/gegevens',
    en: '/register-hti/credentials',
    type: 'private',
    tables: BOTH_SELF_HELP,
  },
  validate: {
    nl: '/valideer/:uid/:timestamp/:hash',
    en: '/validate/:uid/:timestamp/:hash',
    alsoAs: { nl: '/validate/:uid/:timestamp/:hash', en: '/valideer/:uid/:timestamp/:hash' },
    type: 'default',
    tables: EVERY,
    feature: 'accounts',
  },
  // Opened through the unsubscribe link of a mail; `uid`, `kind` and `hash` are in the query.
  unsubscribe: {
    nl: '/afmelden',
    en: '/unsubscribe',
    type: 'default',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  login: { nl: '/inloggen', en: '/login', type: 'public', tables: EVERY, feature: 'accounts' },
  logout: { nl: '/user/logout', en: '/user/logout', type: 'private', tables: EVERY, feature: 'accounts' },
  forgotPassword: {
    nl: '/wachtwoord-vergeten',
    en: '/forgot-password',
    type: 'default',
    tables: EVERY,
    feature: 'accounts',
  },
  resetPassword: {
    nl: '/user/reset/:uid/:timestamp/:hash',
    en: '/user/reset/:uid/:timestamp/:hash',
    type: 'default',
    tables: EVERY,
    feature: 'accounts',
  },
  resetPasswordLogin: {
    nl: '/user/reset/:uid/:timestamp/:hash/login',
    en: '/user/reset/:uid/:timestamp/:hash/login',
    type: 'default',
    tables: EVERY,
    feature: 'accounts',
  },
  // The last step of choosing a password: a URL without the link, so that the link stays in no history.
  passwordChosen: {
    nl: '/wachtwoord-gekozen',
    en: '/password-chosen',
    type: 'private',
    tables: EVERY,
    feature: 'accounts',
  },
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
  badges: { nl: '/badges', en: '/badges', type: 'private', tables: SELF_HELP, feature: 'badges' },
  calendar: { nl: '/kalender', en: '/calendar', type: 'private', tables: SELF_HELP, feature: 'calendar' },
  welcome: { nl: '/welkom', en: '/welcome', type: 'private', tables: BOTH_SELF_HELP },
  account: { nl: '/account', en: '/account', type: 'private', tables: EVERY, feature: 'accounts' },
  changeEmail: {
    nl: '/account/email-wijzigen',
    en: '/account/change-email',
    type: 'private',
    tables: EVERY,
    feature: 'accounts',
  },
  changePassword: {
    nl: '/account/wachtwoord-wijzigen',
    en: '/account/change-password',
    type: 'private',
    tables: EVERY,
    feature: 'accounts',
  },
  notifications: {
    nl: '/account/meldingen',
    en: '/account/notifications',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  avatar: {
    nl: '/account/mijn-avatar',
    en: '/account/my-avatar',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  messages: {
    nl: '/account/berichten',
    en: '/account/messages',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  sessions: {
    nl: '/account/apparaten',
    en: '/account/devices',
    type: 'private',
    tables: EVERY,
    feature: 'accounts',
  },
  export: {
    nl: '/account/gegevens',
    en: '/account/data',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  deleteAccount: {
    nl: '/account/verwijderen',
    en: '/account/delete',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'accounts',
  },
  nurse: {
    nl: '/account/mijn-poh',
    en: '/account/my-nurse-practitioner',
    type: 'private',
    tables: SELF_HELP,
    feature: 'nursePairing',
  },
  buddies: {
    nl: '/account/buddies',
    en: '/account/buddies',
    type: 'private',
    tables: SELF_HELP,
    feature: 'buddies',
  },
  buddyAccept: {
    nl: '/buddy/accept/:pairingCode',
    en: '/buddy/accept/:pairingCode',
    type: 'default',
    tables: SELF_HELP,
    feature: 'buddies',
  },
  buddyRefuse: {
    nl: '/buddy/refuse/:pairingCode',
    en: '/buddy/refuse/:pairingCode',
    type: 'default',
    tables: SELF_HELP,
    feature: 'buddies',
  },
  buddyUnsubscribe: {
    nl: '/buddy/unsubscribe/:pairingCode',
    en: '/buddy/unsubscribe/:pairingCode',
    type: 'default',
    tables: SELF_HELP,
    feature: 'buddies',
  },
  diary: { nl: '/dagboek', en: '/diary', type: 'private', tables: SELF_HELP, feature: 'diary' },
  diaryEntry: {
    nl: '/dagboek/nieuwe-ervaring',
    en: '/diary/new-entry',
    type: 'private',
    tables: SELF_HELP,
    feature: 'diary',
  },
  forum: { nl: '/forum', en: '/forum', type: 'private', tables: SELF_HELP, feature: 'forum' },
  forumCreate: {
    nl: '/forum/create/:category',
    en: '/forum/create/:category',
    type: 'private',
    tables: SELF_HELP,
    feature: 'forum',
  },
  forumRegulations: {
    nl: '/forum-reglement',
    en: '/forum-regulations',
    type: 'default',
    tables: SELF_HELP,
  },
  clients: { nl: '/clienten', en: '/clienten', type: 'private', tables: PROFESSIONAL },
  client: { nl: '/client/:domain/:uid', en: '/client/:domain/:uid', type: 'private', tables: PROFESSIONAL },
  inviteClient: { nl: '/client-uitnodigen', en: '/client-uitnodigen', type: 'private', tables: PROFESSIONAL },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

export type RouteParams<N extends RouteName> = Record<ParamName<(typeof ROUTES)[N]['nl']>, string>;
