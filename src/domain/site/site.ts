import type { Language } from '#domain/kit/language.ts';
import { FEATURES, type Feature } from './feature.ts';
import type { RouteTable } from './route-row.ts';

/**
 * Everything in which one site differs from another (spec 1 §1, §3, §5, §9; contract head section and A6, A17, A25).
 * Features read this table; no feature ever asks which site it runs on.
 */
export const SITES = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'naasten', 'poh'] as const;
export type Site = (typeof SITES)[number];
const DEFAULT_SITE: Site = 'alcohol';

/** The features that exist. One is added in the commit that makes its calls work; `App.isOpen` knows its screens. */
const BUILT: ReadonlySet<Feature> = new Set<Feature>([
  'accounts',
  'registrations',
  'plan',
  'programme',
  'calendar',
  'badges',
]);

/** What an amount counts; singular and plural are in the catalogues under `unit.<unit>`. */
export type Unit = 'glass' | 'cigarette' | 'hour' | 'joint' | 'line';

const PLACES = ['home', 'work_school', 'cafe', 'restaurant', 'other'] as const;
const GAMBLING_PLACES = ['home', 'work_school', 'casino', 'cafe', 'other'] as const;
const CANNABIS_PLACES = ['home', 'work_school', 'cafe', 'coffeeshop', 'restaurant', 'other'] as const;
export type Place =
  | (typeof PLACES)[number]
  | (typeof GAMBLING_PLACES)[number]
  | (typeof CANNABIS_PLACES)[number];
export const COMPANY = ['coworkers', 'partner', 'alone', 'family', 'friend', 'other'] as const;
export type Company = (typeof COMPANY)[number];

/** The notifications people can choose, by mail and on their devices. */
export const NOTIFICATIONS = [
  'daily_mail',
  'end_of_phase_mail',
  'usage_reminder_mail',
  'forum_reply_mail',
  'badge_mail',
] as const;
export type NotificationKind = (typeof NOTIFICATIONS)[number];

/** The feature that each kind of mail is about. */
const NOTIFICATION_ABOUT: Readonly<Record<NotificationKind, Feature>> = {
  daily_mail: 'accounts',
  end_of_phase_mail: 'programme',
  usage_reminder_mail: 'registrations',
  forum_reply_mail: 'forum',
  badge_mail: 'badges',
};

/** How use is counted on a site: amounts are in `unit`, money in euros. */
export interface Measure {
  readonly unit: Unit;
  /** The smallest difference a person can enter. */
  readonly step: number;
  /** Computed numbers (goals, averages) are rounded to this; what a person enters never is (contract A3). */
  readonly rounding: number;
  readonly maxPerEntry: number;
  /** Highest total of one day, or null if only single entries are limited. */
  readonly maxPerDay: number | null;
  /** Above this the form asks whether the number is right; it never refuses. */
  readonly seemsHighPerDay: number;
  /** Whether a stake in euros is asked besides the amount. */
  readonly stake: boolean;
  readonly places: readonly Place[];
}

/** Whose use a site is about: that of the person who logs in, or of someone they care for. */
export type Concern = 'ownUse' | 'someoneElse';

export interface SiteProfile {
  readonly languages: readonly Language[];
  readonly routeTable: RouteTable;
  /** Pages choose their texts by it. */
  readonly concerns: Concern;
  /** The home page of a logged-in person. */
  readonly home: 'programme' | 'landing';
  readonly measure: Measure | null;
  readonly features: readonly Feature[];
  /** Reducing is not offered. */
  readonly stopOnly: boolean;
  /** Stopping is offered only step by step, because stopping at once can be dangerous. */
  readonly stopGradually: boolean;
  /** Whether the plan checks for dangerous withdrawal (`domain/tracking/plan-warning.ts`). */
  readonly withdrawalWarning: boolean;
  readonly notificationKinds: readonly NotificationKind[];
}

const measure: Measure = {
  unit: 'glass',
  step: 0.5,
  rounding: 0.5,
  maxPerEntry: 100,
  maxPerDay: null,
  seemsHighPerDay: 20,
  stake: false,
  places: PLACES,
};

const selfHelp: SiteProfile = {
  languages: ['nl', 'en'],
  routeTable: 'selfHelp',
  concerns: 'ownUse',
  home: 'programme',
  measure,
  features: FEATURES,
  stopOnly: false,
  stopGradually: false,
  withdrawalWarning: false,
  notificationKinds: NOTIFICATIONS,
};

const PROFILES: Record<Site, SiteProfile> = {
  alcohol: {
    ...selfHelp,
    measure: { ...measure, rounding: 0.25 },
    stopGradually: true,
    withdrawalWarning: true,
  },
  tobacco: {
    ...selfHelp,
    measure: { ...measure, unit: 'cigarette', maxPerEntry: 200, seemsHighPerDay: 60 },
    stopOnly: true,
  },
  gambling: {
    ...selfHelp,
    measure: {
      ...measure,
      unit: 'hour',
      step: 0.25,
      maxPerEntry: 24,
      maxPerDay: 24,
      seemsHighPerDay: 16,
      stake: true,
      places: GAMBLING_PLACES,
    },
  },
  cannabis: {
    ...selfHelp,
    measure: { ...measure, unit: 'joint', seemsHighPerDay: 15, places: CANNABIS_PLACES },
  },
  cocaine: { ...selfHelp, measure: { ...measure, unit: 'line' } },
  naasten: {
    ...selfHelp,
    routeTable: 'secondSelfHelp',
    concerns: 'someoneElse',
    measure: null,
    features: ['accounts', 'programme', 'singleSignOn'],
    notificationKinds: ['daily_mail', 'end_of_phase_mail', 'forum_reply_mail'],
  },
  poh: {
    ...selfHelp,
    languages: ['nl'],
    routeTable: 'professional',
    concerns: 'someoneElse',
    home: 'landing',
    measure: null,
    features: [],
    notificationKinds: [],
  },
};

export function siteProfile(site: Site): SiteProfile {
  return PROFILES[site];
}

/** How use is counted here. Only code behind the `registrations` feature may call this: other sites have no measure. */
export function measureOf(site: Site): Measure {
  const found = PROFILES[site].measure;
  if (!found) throw new Error(`The ${site} site counts no use`);
  return found;
}

/** Whether a site offers a feature that also exists already. All features require a login, so they need accounts. */
export function hasFeature(site: Site, feature: Feature): boolean {
  const { features } = PROFILES[site];
  return BUILT.has(feature) && features.includes(feature) && features.includes('accounts');
}

/** The kinds of mail a person can choose on a site: those about features that exist already. */
export function notificationsOffered(site: Site): readonly NotificationKind[] {
  return PROFILES[site].notificationKinds.filter((kind) => BUILT.has(NOTIFICATION_ABOUT[kind]));
}

export function isSite(text: unknown): text is Site {
  return SITES.some((site) => site === text);
}

/** A host header reduced to its name: without port, trailing dot and capitals. */
export function nameOfHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * The site of a host name: the first label that is a site key, or that has one as a part between hyphens; `configured`
 * (host -> site) takes precedence; no match is the alcohol site (spec 1 §1, contract 1.2).
 */
export function siteOfHost(host: string, configured: ReadonlyMap<string, Site> = new Map()): Site {
  const name = nameOfHost(host);
  const set = configured.get(name);
  if (set) return set;
  const labels = name.split('.');
  return labels.find(isSite) ?? labels.flatMap((label) => label.split('-')).find(isSite) ?? DEFAULT_SITE;
}

/** Scheme and host of a site: `template` contains `{site}` in place of its key. */
export function originOf(site: Site, template: string): string {
  return template.replace('{site}', site);
}
