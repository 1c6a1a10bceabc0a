/** The parts of the product that a site may have or lack. */
export const FEATURES = [
  'accounts',
  'registrations',
  'plan',
  'programme',
  'calendar',
  'badges',
  'diary',
  'forum',
  'buddies',
  'nursePairing',
  'singleSignOn',
  'guidance',
] as const;
export type Feature = (typeof FEATURES)[number];
