import { DEFAULT_LANGUAGE, type Language } from '#domain/kit/language.ts';
import { FEATURES, type Feature } from './feature.ts';
import { MEASURES, type Measure } from './measure.ts';
import type { RouteTable } from './route-row.ts';
import { NEUTRAL_THEME, type Theme, type ThemeSetting } from './theme.ts';

/**
 * Everything in which one site differs from another (spec 1 §1, §3, §5, §9; contract head section and A6, A17, A25).
 * Features read this table; no feature ever asks which site it runs on.
 */
export const SITES = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'naasten', 'poh'] as const;
export type Site = (typeof SITES)[number];
const DEFAULT_SITE: Site = 'alcohol';

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

/** Who has an account on a site: people who take part, or nurses who guide them. */
export type Members = 'participants' | 'nurses';

/** Whose use a site is about: that of the person who logs in, or of someone they care for. */
export type Concern = 'ownUse' | 'someoneElse';

export interface SiteProfile {
  /** The languages in which its content is written; `languagesOf` says which of them an installation shows. */
  readonly writtenIn: readonly Language[];
  /** Its own look; `themeOf` says which one an installation shows. */
  readonly theme: Theme;
  readonly routeTable: RouteTable;
  readonly members: Members;
  /** Pages choose their texts by it. */
  readonly concerns: Concern;
  /** Where public pages send a logged-in person (spec 1 §2). */
  readonly home: 'programme' | 'clients';
  /** The first page after logging in. */
  readonly start: 'today' | 'clients';
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

const selfHelp: SiteProfile = {
  writtenIn: ['nl', 'en'],
  theme: 'water',
  routeTable: 'selfHelp',
  members: 'participants',
  concerns: 'ownUse',
  home: 'programme',
  start: 'today',
  measure: MEASURES.glass,
  features: FEATURES.filter((feature) => feature !== 'guidance'),
  stopOnly: false,
  stopGradually: false,
  withdrawalWarning: false,
  notificationKinds: NOTIFICATIONS,
};

const PROFILES: Record<Site, SiteProfile> = {
  alcohol: { ...selfHelp, stopGradually: true, withdrawalWarning: true },
  tobacco: { ...selfHelp, theme: 'forest', measure: MEASURES.cigarette, stopOnly: true },
  gambling: { ...selfHelp, theme: 'evening-sky', measure: MEASURES.hour },
  cannabis: { ...selfHelp, theme: 'clear-sky', measure: MEASURES.joint },
  cocaine: { ...selfHelp, theme: 'heather', measure: MEASURES.line },
  naasten: {
    ...selfHelp,
    theme: 'mulberry',
    routeTable: 'secondSelfHelp',
    concerns: 'someoneElse',
    measure: null,
    features: ['accounts', 'programme', 'singleSignOn'],
    notificationKinds: ['daily_mail', 'end_of_phase_mail', 'forum_reply_mail'],
  },
  poh: {
    ...selfHelp,
    writtenIn: ['nl'],
    theme: 'slate',
    routeTable: 'professional',
    members: 'nurses',
    concerns: 'someoneElse',
    home: 'clients',
    start: 'clients',
    measure: null,
    features: ['accounts', 'guidance'],
    notificationKinds: [],
  },
};

export function siteProfile(site: Site): SiteProfile {
  return PROFILES[site];
}

/** Whether the accounts of a site are those of nurses, who guide others. */
export function isForNurses(site: Site): boolean {
  return PROFILES[site].members === 'nurses';
}

/** Whom the texts of a site speak to: its nurses, or people who take part, by whose use it is about. */
export function audienceOf(site: Site): Concern | 'nurses' {
  return isForNurses(site) ? 'nurses' : PROFILES[site].concerns;
}

/** A setting of the installation: without it every site is in Dutch only. */
export interface LanguageSetting {
  readonly multilingual: boolean;
}

/** The languages of a site in this installation, the default one first. */
export function languagesOf(site: Site, { multilingual }: LanguageSetting): readonly Language[] {
  return multilingual ? PROFILES[site].writtenIn : [DEFAULT_LANGUAGE];
}

/** The language in which the site writes to somebody: the one they chose, unless the site no longer has it. */
export function languageFor(chosen: string, site: Site, setting: LanguageSetting): Language {
  return languagesOf(site, setting).find((spoken) => spoken === chosen) ?? DEFAULT_LANGUAGE;
}

/** The theme of a site in this installation. */
export function themeOf(site: Site, { theming }: ThemeSetting): Theme {
  return theming ? PROFILES[site].theme : NEUTRAL_THEME;
}

/** How use is counted here. Only code behind the `registrations` feature may call this: other sites have no measure. */
export function measureOf(site: Site): Measure {
  const found = PROFILES[site].measure;
  if (!found) throw new Error(`The ${site} site counts no use`);
  return found;
}

/** Whether a site offers a feature. All features require a login, so they need accounts. */
export function hasFeature(site: Site, feature: Feature): boolean {
  const { features } = PROFILES[site];
  return features.includes(feature) && features.includes('accounts');
}

/** The kinds of mail a person can choose on a site: those about features that it offers. */
export function notificationsOffered(site: Site): readonly NotificationKind[] {
  return PROFILES[site].notificationKinds.filter((kind) => hasFeature(site, NOTIFICATION_ABOUT[kind]));
}

export function isSite(text: unknown): text is Site {
  return SITES.some((site) => site === text);
}

/** A host header reduced to its name: without port, trailing dot and capitals. */
export function nameOfHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Whether a host header names the host of an origin, with whatever port. */
export function isHostOf(origin: string, host: string): boolean {
  return new URL(origin).hostname === nameOfHost(host);
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
