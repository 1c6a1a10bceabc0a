import type { RouteRow } from '#domain/site/route-row.ts';
import { ROUTES } from '#domain/site/routes.ts';

/** The screen for a URL without a route: the content may have a page there. */
export const ENTITY_SCREEN = 'pages/EntityScreen';

/** Content pages: the same for every visitor, and everything on them works without JavaScript (docs/decisions/0023). */
const FOR_READING: ReadonlySet<string> = new Set([
  'pages/PageScreen',
  ENTITY_SCREEN,
  'pages/OfflineScreen',
  'pages/MaintenanceScreen',
]);

export function isForReading(screen: string): boolean {
  return FOR_READING.has(screen);
}

const ROWS: readonly RouteRow[] = Object.values(ROUTES);

/** The private screens of which the server renders a skeleton. */
const FRAMES = new Set(ROWS.flatMap(({ frame, screen }) => (frame ? [screen] : [])));

export function isFrame(screen: string): boolean {
  return FRAMES.has(screen);
}

/** Forms that work without JavaScript (docs/decisions/0021) and that many people open with a cold cache. */
const FORMS_THAT_WAIT: ReadonlySet<string> = new Set([
  'session/LoginScreen',
  'account/CredentialsScreen',
  'account/ForgotPasswordScreen',
]);

/** Whether the scripts of a screen load on the first interaction. */
export function waitsForReaching(screen: string): boolean {
  return isForReading(screen) || FORMS_THAT_WAIT.has(screen);
}

const WORDS = new Map(ROWS.flatMap(({ screen, words }) => (words ? [[screen, words] as const] : [])));

/** The slices whose texts a screen shows. */
export function slicesOf(screen: string): readonly string[] {
  return WORDS.get(screen) ?? [screen.split('/')[0] ?? ''];
}

/** The source file of a screen, as named in the manifest. */
export function screenFile(screen: string): string {
  return screen.startsWith('web/') ? `src/${screen}.tsx` : `src/features/${screen.replace('/', '/web/')}.tsx`;
}
