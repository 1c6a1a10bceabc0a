import { escapeHtml } from '#domain/kit/html.ts';
import type { Language } from '#domain/kit/language.ts';
import { safeReturnPath } from '#domain/site/paths.ts';
import type { Site } from '#domain/site/site.ts';
import type { PageDocument } from '#platform/http/page-document.ts';
import { type PlainPageKit, plainPage } from './plain-page.ts';

/** The page in place of one that was refused because too many are being requested. */
export function busyPage(
  kit: PlainPageKit,
  { site, language, url }: { readonly site: Site; readonly language: Language; readonly url: string },
): PageDocument {
  // An address that begins with two slashes would lead to another host.
  const again = safeReturnPath(url) ?? '/';
  const say = (key: string) => kit.texts.text(language, `pages:busy.${key}`);
  return plainPage(kit, {
    site,
    language,
    title: say('title'),
    body: [
      `<p>${escapeHtml(say('lead'))}</p>`,
      `<p><a href="${escapeHtml(again)}">${escapeHtml(say('retry'))}</a></p>`,
    ],
  });
}
