import { expect } from '@playwright/test';
import { routeExists } from '#domain/site/paths.ts';
import { type PlainRouteName, ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';
import type { Visitor } from '../kit/visitor.ts';
import type { Screen } from './tour.ts';

/** Pages that no tour shows, each with the reason. */
export const NOT_SHOWN: Partial<Record<RouteName, string>> = {
  resetPasswordLogin: 'another address of resetPassword',
  comment: 'leads on to its conversation',
  goal: 'leads on to the first step of the wizard',
};

function isPlain(name: RouteName): name is PlainRouteName {
  const { nl, type } = ROUTES[name];
  return type === 'private' && !nl.includes(':') && !(name in NOT_SHOWN);
}

/** The private pages of a site that only need to be opened, without those that have screens in a tour. */
export function plainPages(site: Site, shown: ReadonlySet<RouteName>): readonly PlainRouteName[] {
  return ROUTE_NAMES.filter(isPlain).filter((name) => !shown.has(name) && routeExists(site, 'nl', name));
}

/** Waits until nothing on the page is being fetched. */
export async function expectLoaded({ main, say }: Visitor): Promise<void> {
  await expect(main.getByRole('status').filter({ hasText: say('ui:loading') })).toHaveCount(0);
}

/** A page as it opens, once everything on it has loaded. */
export function plainPage(route: PlainRouteName, name: string = route): Screen {
  return {
    name,
    async open(visitor) {
      await visitor.open(route);
      await expectLoaded(visitor);
    },
  };
}

/** Pages as someone new opens them, one after another. */
export function lookAround(pages: readonly PlainRouteName[]): readonly Screen[] {
  return pages.map((page, index) => {
    const { name, open } = plainPage(page);
    return {
      name,
      async open(visitor) {
        if (index === 0) await visitor.createAccount();
        await open(visitor);
      },
    };
  });
}
