import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/connection.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#db/demo/people.ts';
import type { Site } from '#domain/site/site.ts';
import { registrationBody } from '#features/account/contract.ts';
import type { Clock } from '#platform/clock.ts';
import { rowsOf } from './dump.ts';
import { TestClient } from './test-client.ts';

interface Setting {
  readonly language?: 'nl' | 'en';
  readonly address?: string;
}

/** The people on the sites, as a test meets them. */
export function peopleOf(
  app: FastifyInstance,
  {
    db,
    clock,
    newcomerPassword,
  }: { readonly db: Db; readonly clock: Clock; readonly newcomerPassword: string },
) {
  let newcomers = 0;
  const visitor = (site: Site, { language = 'nl', address = '127.0.0.1' }: Setting = {}) =>
    new TestClient(app, { host: `${site}.localhost:3000`, base: `/api/${language}`, address });
  return {
    visitor,
    async newcomer(name: string, site: Site = 'alcohol', { language = 'nl' }: Setting = {}) {
      newcomers += 1;
      const client = visitor(site, { language, address: `127.9.${newcomers >> 8}.${newcomers & 255}` });
      const draft = { name, mail: `${name}@houvast.example`, password: newcomerPassword };
      const answer = await client.send('POST', '/user/register', registrationBody(draft, language));
      if (answer.status !== 200) throw new Error(`No account: ${answer.text}`);
      await client.login(draft.mail, draft.password);
      return client;
    },
    async confirm(name: string) {
      const at = clock.now().toISOString();
      await rowsOf(
        db,
        `update account set mail_validated_at = '${at}' where mail_key = '${name}@houvast.example'`,
      );
    },
    async login(name: string) {
      const person = DEMO_PEOPLE.find((demo) => demo.name === name);
      if (!person) throw new Error(`${name} is no demo person`);
      const client = visitor(person.site, { language: person.language });
      await client.login(person.mail, DEMO_PASSWORD);
      return client;
    },
  };
}
