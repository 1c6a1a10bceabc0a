import type { Language } from '#domain/kit/language.ts';
import type { Feature } from './feature.ts';

/** The route tables of the specs: participants, the site for relatives, and practice nurses (contract A25, A27). */
export type RouteTable = 'selfHelp' | 'secondSelfHelp' | 'professional';

export const EVERY: readonly RouteTable[] = ['selfHelp', 'secondSelfHelp', 'professional'];
export const BOTH_SELF_HELP: readonly RouteTable[] = ['selfHelp', 'secondSelfHelp'];
export const SELF_HELP: readonly RouteTable[] = ['selfHelp'];
export const SECOND_SELF_HELP: readonly RouteTable[] = ['secondSelfHelp'];
export const PROFESSIONAL: readonly RouteTable[] = ['professional'];

/**
 * Who may open a page (spec 1 §2): `private` needs a login, `public` redirects a logged-in person home, `default` is
 * open to everyone.
 */
export type RouteType = 'private' | 'public' | 'default';

export interface RouteRow {
  readonly nl: string;
  readonly en: string;
  readonly type: RouteType;
  readonly tables: readonly RouteTable[];
  /** Another word for the same page, for links that were mailed before or in the other language (contract A28). */
  readonly alsoAs?: Readonly<Record<Language, string>>;
  /** The route exists only where this feature does. */
  readonly feature?: Feature;
  /** The route exists only where people can come in by another system (docs/operating-sso.md). */
  readonly needsSignOn?: true;
  /** The screen that shows it: the slice and the file in its `web/`, or `web` for a screen that combines several slices. */
  readonly screen: string;
  /** The slices whose texts such a combined screen shows; any other shows those of its own. */
  readonly words?: readonly string[];
  /**
   * The server renders a skeleton of this private page, the same for everyone except for their identity: the browser
   * fetches personal data, and rendering does not wait for it.
   */
  readonly frame?: true;
  /** Nothing can be done on it without JavaScript, as on a private page; it says so. */
  readonly needsProgram?: true;
}

/** The names of the parameters in a pattern. */
export type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
