import type { CrisisContactId } from '#domain/content/contact.ts';
import type { Crisis } from '#domain/programme/crisis-phrase.ts';
import type { Danger } from './danger.ts';

/** Whom to call in each crisis that a page listens for, the most fitting one first (content facts 0.5). */
export const CONTACTS_FOR: Readonly<Record<Crisis, readonly CrisisContactId[]>> = {
  suicide: ['suicide_113', 'emergency'],
  violence: ['emergency', 'veilig_thuis'],
};

const OF_ONESELF: ReadonlySet<Danger> = new Set<Danger>(['suicide', 'selfHarm']);

/** Whether the writer may want to harm themselves: then 113 is there to talk to. */
export function isOfOneself(dangers: readonly Danger[]): boolean {
  return dangers.some((danger) => OF_ONESELF.has(danger));
}

/** Whether somebody else is the danger, or the body is: then help has to come now. */
export function isUrgent(dangers: readonly Danger[]): boolean {
  return dangers.some((danger) => !OF_ONESELF.has(danger));
}

/** Whom to call when a text shows these dangers, the most fitting one first (docs/decisions/0060). */
export function contactsForDangers(dangers: readonly Danger[]): readonly CrisisContactId[] {
  return isUrgent(dangers) ? ['emergency', 'suicide_113'] : ['suicide_113', 'emergency'];
}
