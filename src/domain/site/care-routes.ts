import { PROFESSIONAL, type RouteRow } from './route-row.ts';

/** The pages of practice nurses. */
export const CARE_ROUTES = {
  clients: { nl: '/clienten', en: '/clienten', type: 'private', tables: PROFESSIONAL, screen: null },
  client: {
    nl: '/client/:domain/:uid',
    en: '/client/:domain/:uid',
    type: 'private',
    tables: PROFESSIONAL,
    screen: null,
  },
  inviteClient: {
    nl: '/client-uitnodigen',
    en: '/client-uitnodigen',
    type: 'private',
    tables: PROFESSIONAL,
    screen: null,
  },
} as const satisfies Record<string, RouteRow>;
