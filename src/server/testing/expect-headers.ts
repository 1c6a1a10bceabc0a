import { createHash } from 'node:crypto';
import { expect } from 'vitest';

interface Answer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asserts the headers that every response has. `where` names the response. */
export function expectSafeHeaders(answer: Answer, where: string, { secure = false } = {}): void {
  const { headers } = answer;
  expect(headers, where).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['x-powered-by'], where).toBeUndefined();
  expect(headers['server'], where).toBeUndefined();
  expect(headers['strict-transport-security'], where).toBe(
    secure ? 'max-age=31536000; includeSubDomains' : undefined,
  );
  const off = String(headers['permissions-policy']).split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']) {
    expect(off, where).toContain(`${feature}=()`);
  }
  const policy = policyOf(answer);
  expect(policy.get('frame-ancestors'), where).toEqual(["'none'"]);
  expect(policy.has('default-src'), where).toBe(true);
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
  const risky = scripts.filter(
    (source) => !/^'(none|self|nonce-[\w+/=-]+|sha(256|384|512)-[\w+/=-]+)'$/.test(source),
  );
  expect(risky, where).toEqual([]);
  if (String(headers['content-type']).startsWith('text/html') && answer.body !== '')
    expectCoveredScripts(answer, where);
}

/** The directives of a response's content security policy. */
function policyOf({ headers }: Answer): ReadonlyMap<string, readonly string[]> {
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/**
 * Asserts that the policy allows every script of the page, and that nothing else could run: no handlers, no base, no
 * plugin.
 */
function expectCoveredScripts(answer: Answer, where: string): void {
  const policy = policyOf(answer);
  const allowed = policy.get('script-src') ?? policy.get('default-src') ?? [];
  for (const name of ['object-src', 'base-uri']) {
    expect(policy.get(name) ?? policy.get('default-src'), `${where} ${name}`).toEqual(["'none'"]);
  }
  expect(policy.get('form-action') ?? ["'self'"], where).toEqual(["'self'"]);
  if (answer.body.includes('type="module"') || answer.body.includes('data-scripts=')) {
    expect(policy.get('require-trusted-types-for'), where).toEqual(["'script'"]);
    expect(policy.get('trusted-types'), where).toEqual(['default']);
  }
  for (const [, attributes = '', text = ''] of answer.body.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    const nonce = /\bnonce="([^"]*)"/.exec(attributes)?.[1];
    const hash = createHash('sha256').update(text).digest('base64');
    const isData = attributes.includes('type="application/json"');
    const isLetIn =
      allowed.includes(`'nonce-${nonce}'`) ||
      (source === undefined
        ? allowed.includes(`'sha256-${hash}'`)
        : /^\/(?!\/)/.test(source) && allowed.includes("'self'"));
    expect(isData || isLetIn, `${where}: <script${attributes}>`).toBe(true);
  }
  // Of the document's own elements: the state in it is text.
  const elements = answer.body.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
  expect(
    elements.filter((element) => /\son\w+\s*=|javascript:/i.test(element)),
    where,
  ).toEqual([]);
}
