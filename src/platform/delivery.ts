/** The services that deliver mails and push messages: the mail server, Expo, and the push services of browsers. */
export const SERVICES = ['mail', 'expo', 'browser'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * The outcome of handing a mail or push message to a service: accepted, permanently refused, or to be retried. `unreachable`
 * means that the service itself is down, so that the next one would fail too; `gone`, that the device no longer exists.
 */
export type DeliveryOutcome = 'taken' | 'refused' | 'later' | 'unreachable' | 'gone';

/** Counts an outcome; `reason` consists of codes in the answer, which name nobody. */
export type CountDelivery = (outcome: DeliveryOutcome, reason?: string) => void;

/** The code in a text that another system wrote; undefined for anything else, such as a sentence that may name somebody. */
export function codeIn(text: unknown): string | undefined {
  return typeof text === 'string' && /^\w{2,40}$/.test(text) ? text : undefined;
}
