/**
 * Whom to call. The core contacts are on every help page, whatever happens; names and texts stand in the catalogue
 * under `help.contacts`. One place for the numbers.
 */
export const CONTACTS = {
  emergency: { tel: '112', urgent: true },
  suicide113: { tel: '113', urgent: true },
  gp: { tel: null, urgent: false },
  gpOutOfHours: { tel: null, urgent: false },
  veiligThuis: { tel: '0800-2000', urgent: false },
  luisterlijn: { tel: '088-0767 000', urgent: false },
} as const;
export type ContactId = keyof typeof CONTACTS;
