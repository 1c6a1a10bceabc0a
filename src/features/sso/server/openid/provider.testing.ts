import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { listenOnFreePort } from '#server/testing/free-port.ts';

export const CLIENT = { client_id: 'houvast', client_secret: 'keptbetweenusandnobodyelse' };
export const LABEL = { nl: 'Inloggen bij Zorg', en: 'Log in with Zorg' };

/** The claims about the people who log in at the organisation, by login name. */
const PEOPLE: Readonly<Record<string, Record<string, unknown>>> = {
  noor: { name: 'Noor', email: 'noor@zorg.example', email_verified: true },
  reminded: { name: 'Rens', email: 'rens@zorg.example', email_verified: true },
  shy: { name: 'Sam', email: 'sam@zorg.example', email_verified: true },
  vera: { name: 'Vera', email: 'vera@zorg.example', email_verified: true },
  idris: { name: 'Idris', email: 'idris@zorg.example', email_verified: false },
  mira: { name: 'Mira', email: 'anna@houvast.example', email_verified: true },
  nobody: { name: '\u0000', email: 'no address', email_verified: true },
};

export interface Organisation {
  readonly issuer: string;
  readonly server: Server;
  /** Logs somebody in there as a browser does, and returns the address it is sent to then. */
  logIn(redirect: string, who: string): Promise<URL>;
  /** Cancels there, and returns the same. */
  leave(redirect: string): Promise<URL>;
}

/** Starts the login of an organisation, made with a library that is certified for it. */
export async function startOrganisation(returnTo: readonly string[]): Promise<Organisation> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [...returnTo] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of this run'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...PEOPLE[accountId] }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));

  /** A browser that follows redirects up to a page, or until they lead elsewhere. */
  const browser = () => {
    const cookies = new Map<string, string>();
    return async (address: URL, form?: Record<string, string>): Promise<URL> => {
      let [at, body] = [address, form ? new URLSearchParams(form) : null];
      for (;;) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const method = body ? 'POST' : 'GET';
        const response = await fetch(at, { method, body, headers: { cookie }, redirect: 'manual' });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) return at;
        [at, body] = [new URL(location, at), null];
        if (at.origin !== issuer) return at;
      }
    };
  };
  return {
    issuer,
    server,
    async logIn(redirect, who) {
      const go = browser();
      const login = await go(new URL(redirect));
      const consent = await go(login, { prompt: 'login', login: who, password: 'any' });
      return go(consent, { prompt: 'consent' });
    },
    async leave(redirect) {
      const go = browser();
      const login = await go(new URL(redirect));
      return go(new URL(`${login.href}/abort`));
    },
  };
}
