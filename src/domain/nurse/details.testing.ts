import type { NurseDetails } from './details.ts';

/** What a nurse tells of herself. */
export const DETAILS = {
  initials: 'J.',
  familyName: 'Jansen',
  jobTitle: 'Praktijkondersteuner ggz',
  practice: 'Huisartsenpraktijk De Brug',
  address: 'Kade 12',
  postalCode: '3511 AB',
  locality: 'Utrecht',
  telephone: '030 123 45 67',
} as const satisfies NurseDetails;
