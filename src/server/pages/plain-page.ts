import { createHash } from 'node:crypto';
import { dialling } from '#domain/content/contact.ts';
import { escapeHtml } from '#domain/kit/html.ts';
import type { Language } from '#domain/kit/language.ts';
import { patternsOf } from '#domain/site/paths.ts';
import { isForNurses, type Site } from '#domain/site/site.ts';
import { contactsFor } from '#features/contacts/server/contacts.ts';
import type { Kit } from '#platform/http/kit.ts';
import type { PageDocument } from '#platform/http/page-document.ts';

/** What a plain page is put together from. */
export type PlainPageKit = Pick<Kit, 'texts' | 'content' | 'multilingual' | 'quickExitUrl'>;

/** Where it is shown, and the parts of its body as HTML, under its title. */
export interface PlainPage {
  readonly site: Site;
  readonly language: Language;
  readonly title: string;
  readonly body: readonly string[];
}

/** Enough to read and to tap; colours are those of the system, by day and in the dark. */
const STYLE = [
  ':root{color-scheme:light dark;background:Canvas;color:CanvasText}',
  'body{margin:0 auto;max-width:38rem;padding:2rem 20px 3rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere;hyphens:auto}',
  'header{position:sticky;top:0;margin-block:-1.25rem .5rem;padding-block:.75rem;text-align:end;background:Canvas}',
  'header a{display:inline-block;padding:.5rem 1rem;border:1px solid;border-radius:2rem;background:ButtonFace;color:ButtonText;text-decoration:none}',
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}',
  'h2{margin:2.25rem 0 .5rem;font-size:1.25rem;line-height:1.3}',
  'ul{margin:0;padding-inline-start:20px}',
  'li{margin-block:.75rem}',
  'a{padding-block:.35rem}',
].join('');
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A page in place of one that cannot be shown: whom to call, the way to the help page, and the quick exit. It is put together
 * without rendering or any call, and needs no file and no script.
 */
export function plainPage(
  { texts, content, multilingual, quickExitUrl }: PlainPageKit,
  { site, language, title, body }: PlainPage,
): PageDocument {
  const say = (key: string) => escapeHtml(texts.text(language, `pages:busy.${key}`));
  const calls = contactsFor({ content: content.current, site, language, multilingual }).flatMap(
    ({ name, when, tel }) =>
      tel === null
        ? []
        : `<li><a href="${dialling(tel)}">${escapeHtml(name.includes(tel) ? name : `${name}: ${tel}`)}</a> ${escapeHtml(when)}</li>`,
  );
  // Without a script it is an ordinary link (docs/decisions/0018). Nurses are at work.
  const exit = isForNurses(site)
    ? ''
    : `<header><a href="${escapeHtml(quickExitUrl)}" rel="noreferrer">${escapeHtml(texts.text(language, 'ui:quickExit'))}</a></header>`;
  const [help = '/'] = patternsOf('help', language);
  const html = [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8" /><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" /><meta name="robots" content="noindex" />',
    `<style>${STYLE}</style></head>`,
    `<body>${exit}<main><h1>${escapeHtml(title)}</h1>`,
    ...body,
    `<h2>${say('call')}</h2><ul>${calls.join('')}</ul>`,
    `<p><a href="${help}">${say('help')}</a></p></main></body></html>`,
  ].join('\n');
  return { html, policy: POLICY };
}
