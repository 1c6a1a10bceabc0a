import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { OutsideMailKind } from '#domain/notices/mail.ts';
import type { JobContext } from '../jobs/job.ts';

/** What it takes to make such a mail, in a job or for somebody who wants to see it first. */
export type OutsideContext = Pick<
  JobContext,
  'db' | 'clock' | 'content' | 'multilingual' | 'keyring' | 'sessionSecrets' | 'origin'
>;

/** A mail to somebody without an account, before it is put into words. The slice that it is about makes it. */
export interface OutsideMail {
  readonly kind: OutsideMailKind;
  readonly to: string;
  readonly language: Language;
  /** Fills the words of `content/mails.yaml`. Of their `lines` those show whose value is here. */
  readonly params: Readonly<Record<string, string>>;
  /** Where the links lead: the button, the link beside it, and the one that ends these mails, where anybody may end them. */
  readonly links: {
    readonly button: string | null;
    readonly second: string | null;
    readonly unsubscribe: string | null;
  };
}

/** A row of the outbox, as far as the slices know it. */
export interface OutsideRow {
  readonly kind: OutsideMailKind;
  readonly buddyId: number | null;
  readonly invitationId: string | null;
  /** For those that go to neither: the address, until it was sent. */
  readonly recipient: string | null;
  /** The day on which it was written. */
  readonly writtenOn: Day;
}

/**
 * Makes the mail of a row, with the address and name as they are now; null when there is nobody left to write to. `mayGo`: whether
 * they may get it, by the rule of its kind.
 */
export type FindOutsideMail = (
  context: JobContext,
  row: OutsideRow,
) => Promise<(OutsideMail & { readonly mayGo: boolean }) | null>;
