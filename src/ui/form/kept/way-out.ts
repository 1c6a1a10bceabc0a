import type { Language } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';

/** Milliseconds for which help may come as every other page does, before the browser opens it anew. */
export const HELP_PATIENCE_MS = 4_000;

/** Whether a page of this path is help, with an urge or otherwise: the way there waits for nothing, and is never asked about. */
export function isHelp(language: Language, pathname: string): boolean {
  const urge = pathTo({ language }, 'urge');
  return pathname === pathTo({ language }, 'help') || `${pathname}/`.startsWith(`${urge}/`);
}

/** The link that was clicked, unless it is the quick exit, which leaves nothing behind. */
export function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && 'leaves' in link.dataset ? null : link;
}

/** Whether a link leads to our own help, or away from this site: beside a form that is to somebody to talk to, by phone or on a site of theirs. */
export function leadsToHelp(language: Language, link: HTMLAnchorElement): boolean {
  return link.origin !== window.location.origin || isHelp(language, link.pathname);
}
