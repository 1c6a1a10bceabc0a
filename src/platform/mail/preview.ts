import type { LetterPreview } from '#contract/letter.ts';
import type { ThemeSetting } from '#domain/site/theme.ts';
import type { Context } from '../context.ts';
import type { OutsideContext, OutsideMail } from './outside.ts';

/** Renders a mail, byte for byte as it is sent. */
export type LetterOf = (setting: ThemeSetting, mail: OutsideMail) => Omit<LetterPreview, 'to'>;

/** A mail to somebody without an account, as a preview for its sender. */
export function previewOf(setting: ThemeSetting, letterOf: LetterOf, mail: OutsideMail): LetterPreview {
  return { ...letterOf(setting, mail), to: mail.to };
}

/** The context of a call as mails need it. */
export function mailContext(context: Context): OutsideContext {
  const { db, clock, keyring, sessionSecrets, multilingual } = context;
  const { originOf: origin, content } = context;
  return {
    db,
    clock,
    keyring,
    sessionSecrets,
    multilingual,
    origin,
    content: () => content,
  };
}
