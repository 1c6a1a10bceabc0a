/** The contacts that pages show unasked to somebody who seems to be in danger. */
export const CRISIS_CONTACTS = ['emergency', 'suicide_113', 'veilig_thuis'] as const;
export type CrisisContactId = (typeof CRISIS_CONTACTS)[number];

/** The contacts with these ids, in the order of the ids; one that is not among them is left out. */
export function contactsInOrder<Contact extends { readonly id: string }>(
  ids: readonly string[],
  contacts: readonly Contact[],
): readonly Contact[] {
  return ids.flatMap((id) => contacts.find((contact) => contact.id === id) ?? []);
}

/** The address that dials a number as it is written. */
export function dialling(tel: string): string {
  return `tel:${tel.replace(/[^\d+]/g, '')}`;
}

/** How far the facts about a contact have been checked. */
export interface ContactCheck {
  /** 112, 113, the GP and Veilig Thuis. */
  readonly core: boolean;
  readonly status: 'source_verified' | 'unverified';
  /** The day somebody called. */
  readonly checkedOn: string | null;
}

/**
 * Whether a number may be shown: only once somebody has called it, so that nobody in need is sent to a dead line. The core ones always
 * are (content facts 0.9).
 */
export function mayShowNumber({ core, checkedOn }: ContactCheck): boolean {
  return core || checkedOn !== null;
}

/** What has to be done before a release, the core ones included; null if nothing. */
export function leftToCheck({ status, checkedOn }: ContactCheck): string | null {
  if (status === 'unverified') return 'nobody has verified this contact in a source';
  return checkedOn === null ? 'nobody has called or visited this contact yet' : null;
}
