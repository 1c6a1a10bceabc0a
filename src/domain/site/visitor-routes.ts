import { BOTH_SELF_HELP, EVERY, type RouteRow, SELF_HELP } from './route-row.ts';

/** Pages for everybody, and the way to an account and into it. */
export const VISITOR_ROUTES = {
  landing: { nl: '/', en: '/', type: 'public', tables: EVERY },
  help: { nl: '/hulp', en: '/help', type: 'default', tables: EVERY },
  faq: { nl: '/veelgestelde-vragen', en: '/frequent-questions', type: 'default', tables: EVERY },
  tips: { nl: '/tips', en: '/tips', type: 'default', tables: EVERY },
  tip: { nl: '/tips/:tip', en: '/tips/:tip', type: 'default', tables: EVERY },
  // A badge or a milestone, by the number it has in one database.
  term: {
    nl: '/taxonomy/term/:tid',
    en: '/taxonomy/term/:tid',
    type: 'default',
    tables: SELF_HELP,
    feature: 'badges',
  },
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
  registerHti: {
    nl: '/registreren-hti',
    en: '/register-hti',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'singleSignOn',
  },
  credentialsHti: {
    nl: '/registreren-hti/gegevens',
    en: '/register-hti/credentials',
    type: 'private',
    tables: BOTH_SELF_HELP,
    feature: 'singleSignOn',
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
  // Where somebody ends whose account was deleted; it says nothing about them.
  farewell: { nl: '/afscheid', en: '/farewell', type: 'default', tables: EVERY, feature: 'accounts' },
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
} as const satisfies Record<string, RouteRow>;
