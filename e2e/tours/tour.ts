import type { RouteName } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';
import type { Visitor } from '../kit/visitor.ts';

/** One screen or state of a screen, and how someone gets there from the screen before it. */
export interface Screen {
  readonly name: string;
  open(visitor: Visitor): Promise<void>;
}

/** Screens that one person sees after another. */
export interface Tour {
  readonly name: string;
  readonly site: Site;
  /** Whether it is walked in the full run only: other tours or journeys look at the same pages with axe. */
  readonly leftToFull?: true;
  readonly screens: readonly Screen[];
  /** The pages that these screens belong to. */
  readonly pages: readonly RouteName[];
  /** Settings that the shared server does not have: with these, the tour gets a server of its own, without the demo people. */
  settings?(): Readonly<Record<string, string>>;
}
