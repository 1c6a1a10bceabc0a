import { paragraphsHtml } from '#domain/kit/html.ts';
import type { Language } from '#domain/kit/language.ts';
import { prefixed } from '#domain/site/paths.ts';
import { languagesOf, type Site } from '#domain/site/site.ts';
import { findPiece } from '#platform/content/staff-piece.ts';
import { isProven, keyedHash } from '#platform/crypto/secret-token.ts';
import { Failure } from '#platform/failure.ts';
import type { Kit } from '#platform/http/kit.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { CrisisAlert } from '../contract.ts';
import { alertDraft, alertKind } from './alerts.ts';
import { readAlert } from './staff-alerts.ts';

/** The path of previews on any site; no page of the sites has it. */
export const PREVIEW_PATH = '/alert-preview';

/** How long an address works, in seconds. */
const VALID = 10 * 60;

/** What the address of a preview shows; it is valid for nothing else. */
interface Preview {
  readonly number: number;
  readonly site: Site;
  readonly language: Language;
  /** In seconds. */
  readonly expires: number;
}

const hashOf =
  ({ number, site, language, expires }: Preview) =>
  (secret: string) =>
    keyedHash(secret, 'alert-preview', [number, site, language, expires].join('\0'));

/** Makes the address of a page with this alert; by default on its first site, in Dutch. */
export async function previewAlert(
  context: MemberContext,
  number: number,
  { site, language = 'nl' }: { readonly site?: Site | undefined; readonly language?: Language | undefined },
): Promise<{ url: string }> {
  const { sites } = await readAlert(context, number);
  const on = site ?? sites[0];
  if (on === undefined || !sites.includes(on) || !languagesOf(on, context).includes(language)) {
    throw new Failure('malformed_request', 'The alert is not for this site in this language.');
  }
  const expires = Math.floor(context.clock.now().getTime() / 1000) + VALID;
  const hash = hashOf({ number, site: on, language, expires })(context.sessionSecrets.newest);
  const path = `${PREVIEW_PATH}/${number}.${expires}.${hash}`;
  return { url: context.origin(on) + prefixed(language, path) };
}

/** The alert that an address shows, as visitors would get it; null if the address is not valid, or no longer. */
export async function openPreview(
  kit: Pick<Kit, 'db' | 'clock' | 'sessionSecrets' | 'multilingual'>,
  { token, site, language }: { readonly token: string; readonly site: Site; readonly language: Language },
): Promise<CrisisAlert | null> {
  const [, number = '', expires = '', hash = ''] = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const { db, clock, sessionSecrets } = kit;
  if (!languagesOf(site, kit).includes(language)) return null;
  const preview = { number: Number(number), site, language, expires: Number(expires) };
  if (preview.expires * 1000 < clock.now().getTime() || !isProven(hash, sessionSecrets, hashOf(preview)))
    return null;
  const found = await findPiece(db, alertKind, preview.number);
  if (!found) return null;
  const { field_type, title, body } = alertDraft.parse(found.content);
  const langcode = title[language] !== '' && body[language] !== '' ? language : 'nl';
  return {
    nid: preview.number,
    field_type,
    title: title[langcode],
    body: paragraphsHtml(body[langcode]),
    langcode,
  };
}
