import { paragraphsHtml, textOfHtml } from './html.ts';
import { hasUnwritable } from './writable.ts';

/** The only elements that people's text may have (settled: poor_text). */
export const POOR_TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;
export type PoorTag = (typeof POOR_TAGS)[number];

/** The schemes that links in people's text may have. */
export const POOR_SCHEMES = ['http', 'https', 'mailto'] as const;

/** The `rel` of every link in people's text. */
export const POOR_REL = 'nofollow noopener noreferrer';

/** Whether a link in people's text may lead to this address: a whole one, with an allowed scheme. */
export function isPoorAddress(address: string): boolean {
  if (hasUnwritable(address) || !URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return POOR_SCHEMES.some((scheme) => protocol === `${scheme}:`);
}

/**
 * The address that somebody meant: `houvast.example` and `bo@houvast.example` get their scheme. Null if a link cannot lead
 * there.
 */
export function meantAddress(typed: string): string | null {
  const address = typed.trim();
  if (isPoorAddress(address)) return new URL(address).href;
  if (isMail(address)) return `mailto:${address}`;
  const [host = ''] = address.split(/[/?#]/, 1);
  const whole = `https://${address}`;
  const isHost = /^[\p{L}\d.-]+\.\p{L}{2,}(?::\d+)?$/u.test(host);
  return isHost && URL.canParse(whole) ? new URL(whole).href : null;
}

function isMail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  const isPlain = !/[\s:/]/.test(text) && more.length === 0;
  return isPlain && Boolean(name) && /[^.]\.[^.]/.test(domain ?? '');
}

/** What a reader sees of people's text: a line for each paragraph and item. */
export function plainOf(html: string): string {
  return textOfPoor(
    html.replace(/<br ?\/?>|<\/p>(?!<\/li>)|<\/li>/g, '$&\n').replace(/<[^<>]*>/g, ''),
  ).trim();
}

/** Escaped text as it reads; an editor also escapes the space that does not break. */
export function textOfPoor(escaped: string): string {
  return textOfHtml(escaped.replaceAll('&nbsp;', '\u{a0}'));
}

const LINK = /<a href="([^"<>]*)"[^<>]*>((?:[^<]|<\/?(?:strong|em)>)*)<\/a>/g;

/** People's text as plain text, with the addresses of its links, which a reader would see only on pressing them. */
export function inertOf(html: string): string {
  return typedOf(
    html.replace(LINK, (_, address: string, label: string) =>
      label === address ? address : `${label} (${address})`,
    ),
  );
}

/** Text that was typed without an editor, as HTML: blank lines divide its paragraphs. */
export function htmlOfTyped(text: string): string {
  return text.trim() === '' ? '' : paragraphsHtml(text).replaceAll('\n', '<br>');
}

/** The reverse: paragraphs are divided by blank lines, and formatting is left out. */
export function typedOf(html: string): string {
  return plainOf(html.replaceAll('</p><p>', '</p>\n<p>'));
}
