import type { Language } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';

/** Milliseconds that help may take to load like any other page, before the browser opens it anew. */
export const HELP_PATIENCE_MS = 4_000;

/** Whether a path leads to help, with an urge or in general. Going there must not wait for anything, and is never questioned. */
export function isHelp(language: Language, pathname: string): boolean {
  const urge = pathTo({ language }, 'urge');
  return pathname === pathTo({ language }, 'help') || `${pathname}/`.startsWith(`${urge}/`);
}

/** The link that was clicked; null for the quick exit, after which nothing is kept. */
export function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && 'leaves' in link.dataset ? null : link;
}

/**
 * Whether a link leads to our own help, or off this site, which next to a form means somebody to talk to: by phone or on their
 * website.
 */
export function leadsToHelp(language: Language, link: HTMLAnchorElement): boolean {
  return link.origin !== window.location.origin || isHelp(language, link.pathname);
}
