import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { OperatorText, SignOn, SiteSignOn } from '#domain/site/sign-on.ts';
import { isForNurses, SITES, type Site } from '#domain/site/site.ts';

/** Where the keys of a portal come from: its address of keys, or the one key that it gave. */
export type KeysOf = { readonly jwksUri: string } | { readonly publicKey: KeyObject };

/** A portal that launches people into one site (docs/operating-sso.md). */
export interface Portal {
  readonly site: Site;
  /** `iss`, compared as text. */
  readonly issuer: string;
  /** What `aud` is or contains. */
  readonly audience: string;
  readonly keys: KeysOf;
  /** From a `definition`, as it is sent, to a site; absent: a launch with one is refused. */
  readonly definitions: ReadonlyMap<string, Site>;
}

/** The login of an organisation, for one site. */
export interface Provider {
  /** In the path of the callback. */
  readonly id: string;
  readonly site: Site;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The words on the button. */
  readonly label: OperatorText;
}

/** What SSO_CONFIG says. */
export interface SsoConfig {
  readonly portals: readonly Portal[];
  readonly providers: readonly Provider[];
  readonly roleLabel: OperatorText | null;
}

const text = z.string().min(1, 'must not be empty');
const PARTICIPANT_SITES = SITES.filter((site) => !isForNurses(site));
const site = z.enum(PARTICIPANT_SITES, `must be one of ${PARTICIPANT_SITES.join(', ')}`);
const label = z.strictObject({ nl: text.max(40), en: text.max(40) });

/** An address that this server calls: https in production, http also on a trial. */
function address(production: boolean) {
  const protocol = production ? /^https$/ : /^https?$/;
  return z.url({ protocol, error: `must be an address with ${production ? 'https' : 'https or http'}` });
}

function schemaFor(production: boolean) {
  const portal = z
    .strictObject({
      site,
      issuer: text,
      audience: text,
      jwks_uri: address(production).optional(),
      public_key: z.string().transform(publicKeyOf).optional(),
      definitions: z.record(text, site).optional(),
    })
    .refine((given) => (given.jwks_uri === undefined) !== (given.public_key === undefined), {
      error: 'needs jwks_uri or public_key, and not both',
    });
  const provider = z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'may have lower-case letters, digits and - only'),
    site,
    issuer: address(production),
    client_id: text,
    client_secret: text,
    label,
  });
  return z
    .strictObject({
      hti: z.array(portal).default([]),
      oidc: z.array(provider).default([]),
      role_label: label.optional(),
    })
    .superRefine(({ hti, oidc }, context) => {
      const twice = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      for (const at of repeated(hti, ({ site: of, issuer }) => `${of} ${issuer}`))
        twice(['hti', at, 'issuer'], 'is there twice for this site');
      for (const at of repeated(oidc, ({ id }) => id)) twice(['oidc', at, 'id'], 'is there twice');
      for (const at of repeated(oidc, ({ site: of }) => of))
        twice(['oidc', at, 'site'], 'has a provider already');
    });
}

/** The positions of entries whose key an earlier entry has. */
function repeated<T>(all: readonly T[], keyOf: (one: T) => string): number[] {
  const keys = all.map(keyOf);
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}

const CURVES: ReadonlySet<string | undefined> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);
const KEY_FORM = 'must be a public key as PEM: RSA of 2048 bits or more, P-256, P-384 or P-521';

function publicKeyOf(pem: string, context: z.RefinementCtx): KeyObject {
  try {
    // A private key would be accepted as well, but must never be in this file.
    const key = pem.includes('PRIVATE') ? null : createPublicKey(pem);
    const { namedCurve, modulusLength = 0 } = key?.asymmetricKeyDetails ?? {};
    const isStrong = key?.asymmetricKeyType === 'rsa' ? modulusLength >= 2_048 : CURVES.has(namedCurve);
    if (key && isStrong) return key;
  } catch {
    // Reported below.
  }
  context.addIssue(KEY_FORM);
  return z.NEVER;
}

/**
 * Reads the file of SSO_CONFIG. Returns its settings, or a line for each error with its position in the file. Whether an address
 * responds only shows when somebody comes in.
 */
export function readSsoConfig(
  file: string,
  production: boolean,
): { readonly config: SsoConfig } | { readonly wrong: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    return { wrong: [`SSO_CONFIG: ${file} ${why}`] };
  }
  const parsed = schemaFor(production).safeParse(json);
  if (!parsed.success) return { wrong: parsed.error.issues.map((issue) => lineOf(file, issue)) };
  const { hti, oidc, role_label: roleLabel = null } = parsed.data;
  return {
    config: {
      roleLabel,
      portals: hti.flatMap(({ jwks_uri: jwksUri, public_key: publicKey, definitions = {}, ...portal }) => {
        const keys = publicKey ? { publicKey } : { jwksUri: jwksUri ?? '' };
        return { ...portal, keys, definitions: new Map(Object.entries(definitions)) };
      }),
      providers: oidc.map(({ client_id: clientId, client_secret: clientSecret, ...provider }) => ({
        ...provider,
        clientId,
        clientSecret,
      })),
    },
  };
}

function lineOf(file: string, { path, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return `SSO_CONFIG: ${file} ${place.replace(/^\./, '') || 'as a whole'}: ${message}`;
}

/** The part of it that every browser may know. */
export function signOnOf({ portals, providers, roleLabel }: SsoConfig): SignOn {
  const offered = SITES.flatMap((of): [Site, SiteSignOn][] => {
    const launch = portals.some((portal) => portal.site === of);
    const button = providers.find((provider) => provider.site === of)?.label ?? null;
    return launch || button ? [[of, { launch, button }]] : [];
  });
  return { sites: Object.fromEntries(offered), roleLabel };
}
