import { escapeHtml } from '#domain/kit/html.ts';
import type { Language } from '#domain/kit/language.ts';
import { patternsOf } from '#domain/site/paths.ts';
import type { Site } from '#domain/site/site.ts';
import { contactsFor } from '#features/contacts/server/contacts.ts';
import type { Kit } from '#platform/http/kit.ts';

/** What a plain page is put together from. */
export type PlainPageKit = Pick<Kit, 'texts' | 'content' | 'multilingual'>;

/** Where it is shown, and the parts of its body as HTML, under its title. */
export interface PlainPage {
  readonly site: Site;
  readonly language: Language;
  readonly title: string;
  readonly body: readonly string[];
}

/**
 * A page in place of one that cannot be shown: whom to call, and the way to the help page. It is put together without
 * rendering or any call, and needs neither styles nor scripts.
 */
export function plainPage(
  { texts, content, multilingual }: PlainPageKit,
  { site, language, title, body }: PlainPage,
): string {
  const say = (key: string) => escapeHtml(texts.text(language, `pages:busy.${key}`));
  const calls = contactsFor({ content: content.current, site, language, multilingual }).flatMap(
    ({ name, when, tel }) =>
      tel === null
        ? []
        : `<li><a href="tel:${tel.replace(/[^\d+]/g, '')}">${escapeHtml(name.includes(tel) ? name : `${name}: ${tel}`)}</a> ${escapeHtml(when)}</li>`,
  );
  const [help = '/'] = patternsOf('help', language);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8" /><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" /><meta name="robots" content="noindex" /></head>',
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    ...body,
    `<h2>${say('call')}</h2><ul>${calls.join('')}</ul>`,
    `<p><a href="${help}">${say('help')}</a></p></main></body></html>`,
  ].join('\n');
}
