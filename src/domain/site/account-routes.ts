import { BOTH_SELF_HELP, EVERY, type RouteRow, SELF_HELP } from './route-row.ts';

/** The account page, the menu that leads to it on a phone, and the pages behind it. */
export const ACCOUNT_ROUTES = {
  more: { nl: '/meer', en: '/more', type: 'private', tables: BOTH_SELF_HELP, feature: 'accounts' },
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
  badges: { nl: '/badges', en: '/badges', type: 'private', tables: SELF_HELP, feature: 'badges' },
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
  /** What the weekly mail to buddies says. */
  buddyUpdates: {
    nl: '/account/buddies/weekmail',
    en: '/account/buddies/weekly-email',
    type: 'private',
    tables: SELF_HELP,
    feature: 'buddies',
  },
} as const satisfies Record<string, RouteRow>;
