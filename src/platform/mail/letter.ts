/** A mail ready to send. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The one-click unsubscribe link for mails of this kind; null for mails that an account cannot do without. */
  readonly unsubscribe: string | null;
}

/**
 * The outcome of sending a letter: accepted by the mail server, permanently refused by it, or to be retried.
 * `unreachable` means that the server itself is down, so that the next letter would fail too.
 */
export type Delivery = 'taken' | 'refused' | 'later' | 'unreachable';

/** Sends letters. */
export interface Mailer {
  /** Letters stay here to be read instead of being sent: their addresses are kept. */
  readonly keepsLetters: boolean;
  deliver(letter: Letter): Promise<Delivery>;
  close(): void;
}
