import { ACCOUNT_ROUTES } from '#domain/site/account-routes.ts';
import type { RouteName } from '#domain/site/routes.ts';
import { isForNurses } from '#domain/site/site.ts';
import type { App } from '#ui/app/app.ts';

/**
 * Pages of the main menu for people who are logged in, in order; help for the moment itself is a button beside it. Pages the
 * site lacks are left out.
 */
const MAIN_MENU = [
  'today',
  'programme',
  'plan',
  'calendar',
  'diary',
  'forum',
] as const satisfies readonly RouteName[];
/**
 * Tabs on a phone, followed by More. Help for the moment itself is raised: with an urge, or for relatives something for
 * themselves.
 */
const TABS = ['today', 'programme', 'urge', 'forYourself', 'plan'] as const satisfies readonly RouteName[];
export type TabItem = (typeof TABS)[number];

/** Tabs without room when text is large: they are listed under More instead. */
const UNDER_MORE: ReadonlySet<TabItem> = new Set<TabItem>(['programme', 'plan']);

/** The menu of nurses, on a phone too (spec 2 §2). */
const NURSE_MENU = ['clients', 'logout'] as const satisfies readonly RouteName[];

/** Public pages for visitors; on a phone they are in the footer. */
const READING_MENU = ['faq', 'tips'] as const satisfies readonly RouteName[];

export type MenuItem =
  | (typeof MAIN_MENU)[number]
  | (typeof NURSE_MENU)[number]
  | (typeof READING_MENU)[number];

export function readingMenu(app: App): readonly MenuItem[] {
  return READING_MENU.filter((name) => app.isOpen(name));
}

/** Which sentence says what the programme is not: for nurses it differs. */
export function disclaimerOf(app: App): 'selfHelp' | 'watchesNobody' {
  return isForNurses(app.site) ? 'watchesNobody' : 'selfHelp';
}

export function mainMenu(app: App): readonly MenuItem[] {
  const menu = isForNurses(app.site) ? NURSE_MENU : MAIN_MENU;
  return menu.filter((name) => app.isOpen(name));
}

export function tabs(app: App): readonly TabItem[] {
  return TABS.filter((name) => app.isOpen(name));
}

/** Whether a tab disappears when text is large. */
export function givesWay(name: TabItem): boolean {
  return UNDER_MORE.has(name);
}

/** Whether a page is the account page, or one behind it, such as that of a badge. */
export function isAccountPage(route: RouteName | undefined): boolean {
  return route !== undefined && (route === 'term' || Object.hasOwn(ACCOUNT_ROUTES, route));
}

/** Pages without a menu, so that nobody leaves them by accident (docs/decisions/0016). */
const ALONE: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'goalStep',
  'urge',
  'urgeStep',
  'forYourself',
  'welcome',
  'register',
  'credentials',
  'registerNurse',
  'registerHti',
  'credentialsHti',
]);

export function standsAlone(route: RouteName | undefined): boolean {
  return ALONE.has(route);
}

/** The menu item of pages that are not in the menu themselves. */
const BELONGS_TO: Readonly<Partial<Record<RouteName, MenuItem>>> = {
  exercise: 'programme',
  goal: 'plan',
  registration: 'calendar',
  registrationOfDay: 'calendar',
  client: 'clients',
  clientPrint: 'clients',
  inviteClient: 'clients',
  conversationCards: 'clients',
  nurseAccount: 'clients',
  nurseEmail: 'clients',
  nursePassword: 'clients',
  nurseSessions: 'clients',
  nurseExport: 'clients',
  diaryNew: 'diary',
  diaryEntry: 'diary',
  forumCategory: 'forum',
  forumPost: 'forum',
  forumCreate: 'forum',
  forumDecisions: 'forum',
  tip: 'tips',
};

/** Items of the menus that have no tab of their own. */
const WITHOUT_TAB = ['calendar', 'diary', 'forum', 'faq', 'tips'] as const satisfies readonly MenuItem[];

/** Whether a page is one that a phone lists under More, or behind one of those. */
export function isUnderMore(route: RouteName | undefined): boolean {
  return isAccountPage(route) || WITHOUT_TAB.some((item) => isCurrent(item, route));
}

/** Whether a menu item is, or contains, the open page. */
export function isCurrent(item: MenuItem | TabItem, route: RouteName | undefined): boolean {
  return item === ((route && BELONGS_TO[route]) ?? route);
}
