import type { FoundAccount } from '#features/support/contract.ts';

/** Somebody whom a portal launched, as support finds them. */
export const FOUND: FoundAccount = {
  uid: 4711,
  site: 'alcohol',
  kind: 'participant',
  created: '2026-11',
  confirmed: true,
  address_waits: false,
  has_password: false,
  blocked: false,
  may_block: true,
  mails: [],
  deletion_waits: false,
};
