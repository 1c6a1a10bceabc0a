import { ACCOUNT_ROUTES } from '#domain/site/account-routes.ts';
import type { RouteName } from '#domain/site/routes.ts';
import type { App } from '#ui/app/app.ts';

/**
 * Pages of the main menu for people who are logged in, in order: on a phone, with the account after them, filling in a
 * day stands in the middle. Those without a screen stay out.
 */
const MAIN_MENU = ['programme', 'plan', 'registration', 'calendar'] as const satisfies readonly RouteName[];
export type MainItem = (typeof MAIN_MENU)[number];

/** Pages that visitors can read before they take part; on a phone they stand at the foot of the page. */
const READING_MENU = ['faq', 'tips'] as const satisfies readonly RouteName[];

export type MenuItem = MainItem | (typeof READING_MENU)[number];

export function readingMenu(app: App): readonly MenuItem[] {
  return READING_MENU.filter((name) => app.isOpen(name));
}

export function mainMenu(app: App): readonly MainItem[] {
  return MAIN_MENU.filter((name) => app.isOpen(name));
}

/** Whether a page is the account's, or one behind it. */
export function isAccountPage(route: RouteName | undefined): boolean {
  return route !== undefined && Object.hasOwn(ACCOUNT_ROUTES, route);
}

/** Pages that stand alone, so that nothing leads away from them by accident (docs/decisions/0016). */
const ALONE: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'goalStep',
  'welcome',
  'register',
  'credentials',
]);

export function standsAlone(route: RouteName | undefined): boolean {
  return ALONE.has(route);
}

/** Pages that stand under another page of the menu. */
const BELONGS_TO: Readonly<Partial<Record<RouteName, MenuItem>>> = {
  exercise: 'programme',
  goal: 'plan',
  registrationOfDay: 'registration',
  tip: 'tips',
};

/** Which menu item a page belongs to. */
export function isCurrent(item: MenuItem, route: RouteName | undefined): boolean {
  return item === ((route && BELONGS_TO[route]) ?? route);
}
