import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';

/** The messages from a page to the app around it (contract 6). Never a token, a name or anything that was entered. */
export type MessageToApp =
  | {
      readonly type: 'LOGIN';
      readonly payload: { readonly uid: number; readonly langcode: Language; readonly site: Site };
    }
  | { readonly type: 'LOGOUT' }
  | { readonly type: 'REQUEST_PUSH_TOKEN' };

/** The messages from the app to a page (contract 6). */
export type MessageToPage =
  | { readonly type: 'PUSH_TOKEN'; readonly payload: { readonly pushNotificationToken: string } }
  | { readonly type: 'LOGOUT_REQUEST' }
  | { readonly type: 'DELETE_USER_REQUEST' };

/** In characters: the longest token there is (contract 6). */
const LONGEST_TOKEN = 4_096;

/** Parses a received message; null for anything outside the contract, because any window can post to a page. */
export function readMessageToPage(data: unknown): MessageToPage | null {
  const { type, payload } = objectIn(data);
  if (type === 'LOGOUT_REQUEST' || type === 'DELETE_USER_REQUEST') return { type };
  if (type !== 'PUSH_TOKEN' || !isObject(payload)) return null;
  const { pushNotificationToken } = payload;
  return isToken(pushNotificationToken) ? { type, payload: { pushNotificationToken } } : null;
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TOKEN;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function objectIn(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(data);
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
