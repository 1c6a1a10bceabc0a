import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { OutsideMailKind } from '#domain/notices/mail.ts';
import type { JobContext } from '../jobs/job.ts';

/** The context in which a mail to somebody without an account is made: in a job, or for a preview. */
export type OutsideContext = Pick<
  JobContext,
  'db' | 'clock' | 'content' | 'multilingual' | 'keyring' | 'sessionSecrets' | 'origin'
>;

/** A mail to somebody without an account, before it is put into words; the slice that it is about makes it. */
export interface OutsideMail {
  readonly kind: OutsideMailKind;
  readonly to: string;
  readonly language: Language;
  /** Fills the texts of `content/mails.yaml`; of their `lines`, only those with a value here are shown. */
  readonly params: Readonly<Record<string, string>>;
  /**
   * The targets of the links: of the button, of the link beside it, and of the one that ends these mails, if anybody may end
   * them.
   */
  readonly links: {
    readonly button: string | null;
    readonly second: string | null;
    readonly unsubscribe: string | null;
  };
}

/** A row of the outbox, as far as the slices see it. */
export interface OutsideRow {
  readonly kind: OutsideMailKind;
  readonly buddyId: number | null;
  readonly invitationId: string | null;
  /** For a mail to neither of those: the address, until it is sent. */
  readonly recipient: string | null;
  /** The day on which it was written. */
  readonly writtenOn: Day;
}

/**
 * Makes the mail of a row, with the address and name as they are now; null if there is nobody left to write to. `mayGo`: whether
 * the rule of its kind lets them have it.
 */
export type FindOutsideMail = (
  context: JobContext,
  row: OutsideRow,
) => Promise<(OutsideMail & { readonly mayGo: boolean }) | null>;
