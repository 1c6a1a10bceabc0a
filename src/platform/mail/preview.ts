import type { LetterPreview } from '#contract/letter.ts';
import type { Context } from '../context.ts';
import type { OutsideContext, OutsideMail } from './outside.ts';

/** Puts a mail into words: the same words, byte for byte, as when it is sent. */
export type LetterOf = (mail: OutsideMail) => Omit<LetterPreview, 'to'>;

/** A mail to somebody without an account, for who wants to see it before it is sent. */
export function previewOf(letterOf: LetterOf, mail: OutsideMail): LetterPreview {
  return { ...letterOf(mail), to: mail.to };
}

/** The context of a call as mails need it. */
export function mailContext(context: Context): OutsideContext {
  const { db, clock, keyring, sessionSecret, sessionSecrets, originOf, content } = context;
  return { db, clock, keyring, sessionSecret, sessionSecrets, origin: originOf, content: () => content };
}
