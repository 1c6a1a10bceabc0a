import { isLoopback } from './net/network-address.ts';
import { wrongVapid } from './push/vapid.ts';
import { signsOfRealUse } from './real-use.ts';
import { unsafeHosts } from './unsafe-hosts.ts';

/** Settings that are valid by themselves but must not be combined, a line for each. */
export function unsafeSettings(present: Record<string, string | undefined>): string[] {
  const production = present['NODE_ENV'] === 'production';
  const embedded = present['DATABASE_URL'] === undefined;
  const wrong: string[] = [];
  const signs = production ? [] : signsOfRealUse(present);
  if (signs.length > 0) {
    wrong.push(
      `NODE_ENV: must be production, because ${signs.join(' and ')}. For a trial leave those out; to try PostgreSQL on this machine set NODE_ENV=development.`,
    );
  }
  if (production && embedded && present['ALLOW_EMBEDDED_DATABASE'] !== '1') {
    wrong.push(
      'DATABASE_URL: is missing. The embedded database may lose data in a power cut; ALLOW_EMBEDDED_DATABASE=1 accepts that.',
    );
  }
  if (production || !embedded) {
    for (const name of ['ENCRYPTION_KEYS', 'SESSION_SECRET']) {
      if (!present[name]) wrong.push(`${name}: is missing; "npm run secrets" prints a set.`);
    }
  }
  if (production && !present['PUBLIC_ORIGIN_TEMPLATE']) wrong.push('PUBLIC_ORIGIN_TEMPLATE: is missing.');
  if (production) {
    for (const name of ['MAIL_URL', 'MAIL_FROM']) {
      if (!present[name]) wrong.push(`${name}: is missing; without mail nobody can confirm an address.`);
    }
  }
  if (production && present['NOW']) wrong.push('NOW: is for trials and tests and not allowed in production.');
  if (production && present['DEMO'] === '1')
    wrong.push('DEMO: known passwords are not allowed in production.');
  if (production && present['NURSE_SECOND_FACTOR'] === '0')
    wrong.push('NURSE_SECOND_FACTOR: a password alone must not open the data of clients in production.');
  return [...wrong, ...unsafeHosts(present), ...plainDatabases(present), ...wrongVapid(present)];
}

const ENCRYPTED: ReadonlySet<string | undefined> = new Set(['require', 'verify-ca', 'verify-full']);

/** What people write reaches the database unencrypted unless the connection is encrypted, or stays on this machine. */
function plainDatabases(present: Record<string, string | undefined>): string[] {
  if (present['ALLOW_PLAIN_DATABASE'] === '1') return [];
  return ['DATABASE_URL', 'DATABASE_URL_DIRECT'].flatMap((name) => {
    const text = present[name];
    if (!text || !URL.canParse(text)) return [];
    const url = new URL(text);
    if (isOnThisMachine(databaseHost(url, present['PGHOST'])) || ENCRYPTED.has(parameterOf(url, 'sslmode')))
      return [];
    return [
      `${name}: needs sslmode=verify-full, as it leaves this machine; ALLOW_PLAIN_DATABASE=1 accepts a connection without encryption.`,
    ];
  });
}

/** The host that pg connects to: that of the query, else that of the URL, else PGHOST. */
function databaseHost(url: URL, pgHost: string | undefined): string {
  const host = parameterOf(url, 'host') || decodeURIComponent(url.hostname).replace(/[[\]]/g, '');
  return host || (pgHost ?? '');
}

/** A parameter of a URL; pg uses the last of several. */
function parameterOf({ searchParams }: URL, name: string): string | undefined {
  return searchParams.getAll(name).at(-1);
}

/** No host means localhost, and a folder means a socket. */
function isOnThisMachine(host: string): boolean {
  return host === '' || host.startsWith('/') || isLoopback(host);
}
