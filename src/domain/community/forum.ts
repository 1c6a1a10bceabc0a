import { HOUR_MS, plusDays } from '#domain/kit/duration.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkText } from './text.ts';

/** In characters of visible text (settled: forum). */
export const POST_TITLE_MAX_LENGTH = 120;
export const POST_MAX_LENGTH = 10_000;
export const COMMENT_MAX_LENGTH = 5_000;
const REASON_MAX_LENGTH = 500;

export const POSTS_ON_A_PAGE = 10;
export const COMMENTS_ON_A_PAGE = 10;

/** How many reports hide a text until a moderator has read it. */
export const REPORTS_TO_HIDE = 3;

/** For how many days an account counts as new (settled: forum). */
export const NEW_FOR_DAYS = 7;
/** The most that a new account writes and reports within a day. */
export const MOST_WHEN_NEW = { post: 3, comment: 10, report: 5 } as const;

/** The flags for somebody else's text, with the kind of text each is for (contract 2.7). */
export const FLAGS = {
  like: { type: 'comment', isReport: false },
  inappropriate: { type: 'comment', isReport: true },
  like_post: { type: 'node', isReport: false },
  inappropriate_post: { type: 'node', isReport: true },
} as const;
export type Flag = keyof typeof FLAGS;
/** What a report becomes once a moderator has read the text and left it. Its reporter no longer helps to hide that text. */
export const JUDGED_REPORTS = { inappropriate: 'judged', inappropriate_post: 'judged_post' } as const;
export type Report = keyof typeof JUDGED_REPORTS;
/** Which report is about which kind of text. */
export const REPORT_OF = { post: 'inappropriate_post', comment: 'inappropriate' } as const;
export type JudgedReport = (typeof JUDGED_REPORTS)[Report];

export function isReport(flag: Flag): flag is Report {
  return FLAGS[flag].isReport;
}

export function isFlag(text: string): text is Flag {
  return Object.hasOwn(FLAGS, text);
}

/** The problems of a post; `text` is what a reader sees of its body. */
export function checkPost({ title, text }: { readonly title: string; readonly text: string }) {
  return [...checkText('title', title, POST_TITLE_MAX_LENGTH), ...checkText('body', text, POST_MAX_LENGTH)];
}

/** The problems of a comment; `text` is what a reader sees. */
export function checkComment(text: string): readonly Problem[] {
  return checkText('field_body', text, COMMENT_MAX_LENGTH);
}

/**
 * Why somebody reports a text (forum rules). The page offers these; other programs may send other words. `own` asks to take away
 * what one wrote oneself. Anybody may say so: a text without a name is nobody's own any more.
 */
export const REPORT_REASONS = [
  'hurtful',
  'triggers',
  'personal',
  'dangerous_advice',
  'crisis',
  'ads',
  'own',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

interface Reportable {
  /** Nobody's name is with it: its writer took it off, has none, or has no account any more. */
  readonly isNameless: boolean;
}

/** The reasons to choose from: nobody says of a text with a name that it is theirs. */
export function reasonsFor({ isNameless }: Reportable): readonly ReportReason[] {
  return isNameless ? REPORT_REASONS : REPORT_REASONS.filter((reason) => reason !== 'own');
}

/** A report says why (settled: forum). */
export function checkReason(reason: string, { isNameless }: Reportable): readonly Problem[] {
  if (reason.trim() === 'own' && !isNameless) return problem('field_reason', 'unknownChoice');
  return checkText('field_reason', reason, REASON_MAX_LENGTH);
}

/** An address of the web in words, also one without its beginning. */
const ADDRESS =
  /\bhttps?:\/\/|\bwww[.\u3002]|[a-z\d][.\u3002](?:com|net|org|nl|eu|info|bet|casino|shop|site|online|xyz)\b/i;

/** Refuses links from a new account, because advertising begins like that. */
export function checkPlainLinks(field: string, text: string): readonly Problem[] {
  return ADDRESS.test(asRead(text)) ? linksNotYet(field) : NO_PROBLEMS;
}

/** The same for safe HTML, judged by the text that a reader sees. */
export function checkLinks(field: string, html: string): readonly Problem[] {
  return /<a\s/i.test(html) ? linksNotYet(field) : checkPlainLinks(field, plainOf(html));
}

function linksNotYet(field: string): readonly Problem[] {
  return problem(field, 'linksNotYet', { count: NEW_FOR_DAYS });
}

/** For how many seconds an account is still new; 0 once it is not. */
export function secondsOfNew(registeredAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((plusDays(registeredAt, NEW_FOR_DAYS).getTime() - now.getTime()) / 1_000));
}

/** Refuses words that their writer placed at `placedAt`, within the last 24 hours, and says when they may be placed again. */
export function checkRepeated(field: string, placedAt: Date | null, now: Date): readonly Problem[] {
  if (!placedAt) return NO_PROBLEMS;
  const hours = Math.ceil((plusDays(placedAt, 1).getTime() - now.getTime()) / HOUR_MS);
  return problem(field, 'saidBefore', { hours });
}

/** A text with one form for characters that look alike, and without invisible ones. */
function asRead(text: string): string {
  return text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The page of a comment under its post; both count from 1. */
export function pageOfComment(position: number): number {
  return Math.max(1, Math.ceil(position / COMMENTS_ON_A_PAGE));
}

/** How often somebody is told of new comments at most, by mail and push together (settled: forum). */
export const TOLD_AT_MOST = { everyMinutes: 60, aDay: 3 } as const;
