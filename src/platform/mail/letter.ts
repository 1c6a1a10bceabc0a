import type { DeliveryOutcome } from '../delivery.ts';

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

/** The outcome of sending a letter to the mail server. */
export type MailOutcome = Exclude<DeliveryOutcome, 'gone'>;

/** Sends letters. */
export interface Mailer {
  /** Letters stay here to be read instead of being sent: their addresses are kept. */
  readonly keepsLetters: boolean;
  deliver(letter: Letter): Promise<MailOutcome>;
  close(): void;
}
