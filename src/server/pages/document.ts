import { createHash, randomBytes } from 'node:crypto';
import type { PageDocument } from '#platform/http/page-document.ts';
import type { PageAnswer } from '#web/page-contract.ts';

/** For one visitor: its scripts carry a nonce. */
export function documentForOne(page: PageAnswer): PageDocument {
  return documentWith(page, newNonce());
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

export function documentWith(page: PageAnswer, nonce: string): PageDocument {
  return { html: wholeOf(page, ` nonce="${nonce}"`), policy: policyWith(nonce) };
}

/** The policy of a document whose scripts have this nonce. */
export function policyWith(nonce: string): string {
  return policyFor(`nonce-${nonce}`);
}

/** For every visitor: a cached body outlives any nonce, so its one inline script is allowed by hash. */
export function documentForAll(page: PageAnswer): PageDocument {
  const hash = createHash('sha256')
    .update(page.beforePage ?? '')
    .digest('base64');
  return { html: wholeOf(page, ''), policy: policyFor(`sha256-${hash}`) };
}

/** Allows scripts from this origin or with this source only; bar heights are the one use of style attributes. */
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
    // Text becomes neither markup nor code; `before-page.js` defines the policy.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** As React writes it: browsers look for it in the first 1,024 bytes, so it precedes the long script. */
const CHARSET = '<meta charSet="utf-8"/>';

function wholeOf({ html = '', scripts = [], beforePage = '' }: PageAnswer, mark: string): string {
  const first = `<script${mark}>${beforePage}</script>`;
  const tags = scripts.map((src) => `<script type="module" src="${src}"${mark}></script>`).join('');
  const whole = html.replace(CHARSET, () => CHARSET + first).replace('</body>', () => `${tags}</body>`);
  return `<!doctype html>${whole}`;
}
