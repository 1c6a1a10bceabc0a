/** A mail as it goes out. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one press stops mails of this kind; null for mails that an account cannot do without. */
  readonly unsubscribe: string | null;
}

/**
 * What became of a letter: taken by the mail server, refused by it for good, or to be tried again. `unreachable` means
 * that the server itself is away, so that the next letter would fare no better.
 */
export type Delivery = 'taken' | 'refused' | 'later' | 'unreachable';

/** Brings letters away. */
export interface Postman {
  /** Letters stay here to be read instead of leaving: their addresses are kept. */
  readonly keepsLetters: boolean;
  deliver(letter: Letter): Promise<Delivery>;
  close(): void;
}
