import type { TestServer } from './test-server.ts';

const HOST = 'alcohol.localhost:3000';
/** The headers of a form posted by a page of the same site that hides its URL. */
const FROM_HERE = { 'sec-fetch-site': 'same-origin', origin: 'null' };

interface Sending {
  /** Override those of a browser; undefined removes one. */
  readonly headers?: Record<string, string | undefined>;
  readonly cookie?: string;
  /** Set where limits count; by default each form comes from a different address. */
  readonly address?: string;
}

export interface PostedPage {
  readonly status: number;
  readonly location: string | undefined;
  readonly page: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Each as name=value. */
  readonly cookies: readonly string[];
  /** The session cookie as it was set, with its attributes. */
  readonly session: string | undefined;
}

/** Posts forms to pages of the alcohol site like a browser without JavaScript. */
export function formPoster(server: () => TestServer) {
  let sent = 0;
  return {
    async post(
      url: string,
      fields: Record<string, string> | string,
      { headers = {}, cookie, address }: Sending = {},
    ): Promise<PostedPage> {
      sent += 1;
      const all = {
        host: HOST,
        'content-type': 'application/x-www-form-urlencoded',
        ...FROM_HERE,
        cookie,
        ...headers,
      };
      const answer = await server().app.inject({
        method: 'POST',
        url,
        remoteAddress: address ?? `127.8.${sent >> 8}.${sent & 255}`,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
        payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      });
      const { location, 'set-cookie': changed = [] } = answer.headers;
      return {
        status: answer.statusCode,
        location,
        page: answer.body,
        headers: answer.headers,
        cookies: [changed].flat().map((line) => line.split(';')[0] ?? ''),
        session: [changed].flat().find((line) => line.startsWith('session=')),
      };
    },
    /** The mail address of the person logged in with these cookies. */
    async mailOf(cookies: readonly string[]): Promise<string | undefined> {
      const headers = { host: HOST, cookie: cookies.join('; ') };
      const me = await server().app.inject({ url: '/api/user/me', headers });
      return me.statusCode === 200 ? me.json<{ mail: { value: string }[] }>().mail[0]?.value : undefined;
    },
  };
}
