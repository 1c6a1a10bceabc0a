import { createHash, randomBytes } from 'node:crypto';
import type { PageAnswer } from '#web/page-contract.ts';

/** A page as it is sent: the whole document, and the policy that lets its own scripts run and no others. */
export interface PageDocument {
  readonly html: string;
  readonly policy: string;
}

/** For one visitor: a number that is used once names the scripts. */
export function documentForOne(page: PageAnswer): PageDocument {
  return documentWith(page, newNonce());
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

export function documentWith(page: PageAnswer, nonce: string): PageDocument {
  return { html: wholeOf(page, ` nonce="${nonce}"`), policy: policyWith(nonce) };
}

/** Of a document whose scripts have this nonce. */
export function policyWith(nonce: string): string {
  return policyFor(`nonce-${nonce}`);
}

/** For every visitor: a body that is kept outlives any nonce, so its one script in the document is named by its hash. */
export function documentForAll(page: PageAnswer): PageDocument {
  const hash = createHash('sha256')
    .update(page.beforePage ?? '')
    .digest('base64');
  return { html: wholeOf(page, ''), policy: policyFor(`sha256-${hash}`) };
}

/** Scripts only from here or with this source; bar heights are the one use of style attributes. */
function policyFor(source: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${source}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** As React writes it: browsers look for it in the first 1,024 bytes, so the long script comes after it. */
const CHARSET = '<meta charSet="utf-8"/>';

function wholeOf({ html = '', scripts = [], beforePage = '' }: PageAnswer, mark: string): string {
  const first = `<script${mark}>${beforePage}</script>`;
  const tags = scripts.map((src) => `<script type="module" src="${src}"${mark}></script>`).join('');
  const whole = html.replace(CHARSET, () => CHARSET + first).replace('</body>', () => `${tags}</body>`);
  return `<!doctype html>${whole}`;
}
