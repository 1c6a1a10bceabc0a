/** What letters and push messages are handed to: the mail server, Expo, the push services of browsers. */
export const SERVICES = ['mail', 'expo', 'browser'] as const;
export type Service = (typeof SERVICES)[number];

/** What became of one: `later` and `unreachable` are tried again, `gone` is a device that is there no more. */
export type HandedOutcome = 'taken' | 'refused' | 'later' | 'unreachable' | 'gone';

/** Is told what became of each; `reason` is the codes of the answer, which name nobody. */
export type TellHandedOver = (outcome: HandedOutcome, reason?: string) => void;

/** The part of a reason that somebody else wrote: only what is a code, never a sentence that may name somebody. */
export function codeIn(text: unknown): string | undefined {
  return typeof text === 'string' && /^\w{2,40}$/.test(text) ? text : undefined;
}
