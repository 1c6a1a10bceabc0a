import { type RouteRow, SELF_HELP } from './route-row.ts';

/** Buddies, the diary and the forum. */
export const COMMUNITY_ROUTES = {
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
  /** Where a buddy sends one of six sentences, from the weekly mail. */
  buddyCheer: {
    nl: '/buddy/cheer/:pairingCode',
    en: '/buddy/cheer/:pairingCode',
    type: 'default',
    tables: SELF_HELP,
    feature: 'buddies',
  },
  diary: { nl: '/dagboek', en: '/diary', type: 'private', tables: SELF_HELP, feature: 'diary' },
  diaryNew: {
    nl: '/dagboek/nieuwe-ervaring',
    en: '/diary/new-entry',
    type: 'private',
    tables: SELF_HELP,
    feature: 'diary',
  },
  diaryEntry: {
    nl: '/dagboek/:nid',
    en: '/diary/:nid',
    type: 'private',
    tables: SELF_HELP,
    feature: 'diary',
  },
  forum: { nl: '/forum', en: '/forum', type: 'private', tables: SELF_HELP, feature: 'forum' },
  forumCategory: {
    nl: '/forum/:category',
    en: '/forum/:category',
    type: 'private',
    tables: SELF_HELP,
    feature: 'forum',
  },
  forumPost: {
    nl: '/forum/:category/:nid',
    en: '/forum/:category/:nid',
    type: 'private',
    tables: SELF_HELP,
    feature: 'forum',
  },
  /** Leads to the comment under its post. */
  comment: {
    nl: '/comment/:cid',
    en: '/comment/:cid',
    type: 'private',
    tables: SELF_HELP,
    feature: 'forum',
  },
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
} as const satisfies Record<string, RouteRow>;
