import { filledIn } from '#domain/kit/filled-in.ts';
import type { ThemeSetting } from '#domain/site/theme.ts';
import { inLanguage } from '#platform/content/localised.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { OutsideMail } from '#platform/mail/outside.ts';
import { letterColours } from './colours.ts';
import { type LetterText, letterHtml, letterPlain } from './template.ts';
import { footer, outside, paragraphsOf } from './words.ts';

/** A mail as it is sent, and as its sender previews it; `links` are the labels of the links. */
interface OutsideLetter extends Pick<LetterText, 'subject' | 'preheader'> {
  readonly paragraphs: string[];
  readonly links: string[];
  readonly foot: string[];
  readonly html: string;
  readonly text: string;
}

/** Puts a mail to somebody without an account into words. Names are in its body only: a locked phone shows the same for everybody. */
export function outsideLetter(
  setting: ThemeSetting,
  { kind, language, params, links }: OutsideMail,
): OutsideLetter {
  const words = outside[kind];
  const news = Object.entries(words.lines)
    .filter(([name]) => params[name] !== undefined)
    .map(([, line]) => filledIn(inLanguage(line, language), params));
  const body = inLanguage(words.body, language);
  const paragraphs = paragraphsOf(body)
    .map((paragraph) => filledIn(paragraph, { ...params, news: news.join(' ') }).trim())
    .filter((paragraph) => paragraph !== '');
  const letter = {
    language,
    subject: inLanguage(words.subject, language),
    preheader: inLanguage(words.preheader, language),
    paragraphs,
    button:
      links.button === null
        ? null
        : {
            label: inLanguage(words.button, language),
            url: links.button,
            broken: inLanguage(footer.button_broken, language),
          },
    second:
      words.second && links.second ? { label: inLanguage(words.second, language), url: links.second } : null,
    help: inLanguage(footer.help, language),
    reason: inLanguage(words.reason, language),
    unsubscribe:
      words.unsubscribe && links.unsubscribe
        ? { label: inLanguage(words.unsubscribe, language), url: links.unsubscribe }
        : null,
  } satisfies LetterText;
  const { subject, preheader, button, second, help, reason, unsubscribe } = letter;
  return {
    subject,
    preheader,
    paragraphs,
    links: [button, second].flatMap((link) => (link ? [link.label] : [])),
    foot: [help, reason, ...(unsubscribe ? [unsubscribe.label] : [])],
    html: letterHtml(letter, letterColours(setting)),
    text: letterPlain(letter),
  };
}

/** That mail with its address, ready to send. */
export function outsideLetterOf(setting: ThemeSetting, id: string, mail: OutsideMail): Letter {
  const { subject, html, text } = outsideLetter(setting, mail);
  const { to, language, links } = mail;
  return { id, to, language, subject, html, text, unsubscribe: links.unsubscribe };
}
