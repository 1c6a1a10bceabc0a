// A stand-in for a care portal: it shows a list of made-up people, and launches whoever you choose into a trial of Houvast.
//   npm run portal                      writes data/sso.json, and serves http://127.0.0.1:4000
//   SSO_CONFIG=data/sso.json npm start  the trial that it launches people into
// PORTAL_PORT and HOUVAST_ORIGIN (http://{site}.localhost:3000) are for other ports.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { exportJWK, SignJWT } from 'jose';

const SITES = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'naasten'] as const;
const PEOPLE = [
  'Patient/vrijdag',
  'Patient/zaterdag',
  'RelatedPerson/zondag',
  'Practitioner/maandag',
] as const;
const FORMS = ['HTI 2.0', 'HTI 1.1', 'Koppeltaal'] as const;
type Form = (typeof FORMS)[number];

/** Where it stands, and where the trial of Houvast is, with `{site}` for the site. */
export interface PortalPlace {
  readonly origin: string;
  readonly houvast: string;
}

/** What SSO_CONFIG has to say, so that Houvast believes this portal. */
export function configFor(origin: string): object {
  const portal = (site: string) => ({
    site,
    issuer: origin,
    audience: 'houvast',
    jwks_uri: `${origin}/jwks.json`,
    definitions: { [`${origin}/ActivityDefinition/${site}`]: site },
  });
  return { hti: SITES.map(portal) };
}

/** A portal with a key of its own, not yet listening. */
export function createPortal({ origin, houvast }: PortalPlace): Server {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();

  async function launchPage(site: string, person: string, form: Form): Promise<string> {
    const definition = `${origin}/ActivityDefinition/${site}`;
    const task = {
      resourceType: 'Task',
      id: randomUUID(),
      instantiatesCanonical: definition,
      intent: 'plan',
    };
    const about =
      form === 'HTI 1.1'
        ? { task: { ...task, for: { reference: person }, status: 'requested' }, 'fhir-version': 'R4' }
        : { resource: `Task/${task.id}`, definition, intent: 'plan' };
    const token = await new SignJWT(about)
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(origin)
      .setAudience('houvast')
      .setSubject(person)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('4m')
      .sign(privateKey);
    const fields =
      form === 'Koppeltaal'
        ? `<input type="hidden" name="launch" value="${token}"><input type="hidden" name="iss" value="${origin}/fhir">`
        : `<input type="hidden" name="token" value="${token}">`;
    const action = `${houvast.replace('{site}', site)}/api/hti/launch`;
    return page(`<form method="post" action="${action}">${fields}<button>Start ${site} als ${person}</button></form>
      <script>document.forms[0].submit()</script>`);
  }

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const answer = async (): Promise<readonly [type: string, body: string]> => {
      if (url.pathname === '/jwks.json') {
        const key = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
        return ['application/json', JSON.stringify({ keys: [key] })];
      }
      const chosen = <T extends string>(name: string, all: readonly T[]) =>
        all.find((one) => one === url.searchParams.get(name));
      const site = chosen('site', SITES);
      const person = chosen('person', PEOPLE);
      const form = chosen('form', FORMS);
      if (site && person && form) return ['text/html', await launchPage(site, person, form)];
      return ['text/html', startPage()];
    };
    void answer().then(([type, body]) =>
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body),
    );
  });
}

function startPage(): string {
  const choice = (name: string, all: readonly string[]) =>
    `<p><label>${name} <select name="${name}">${all.map((one) => `<option>${one}</option>`).join('')}</select></label></p>`;
  return page(
    `<h1>Portaal om mee te proberen</h1><form>${choice('site', SITES)}${choice('person', PEOPLE)}${choice(
      'form',
      FORMS,
    )}<button>Start</button></form>`,
  );
}

function page(body: string): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Portaal</title></head><body>${body}</body></html>`;
}

if (import.meta.main) {
  const port = Number(process.env['PORTAL_PORT'] ?? 4_000);
  const origin = `http://127.0.0.1:${port}`;
  const houvast = process.env['HOUVAST_ORIGIN'] ?? 'http://{site}.localhost:3000';
  mkdirSync('data', { recursive: true });
  writeFileSync('data/sso.json', JSON.stringify(configFor(origin), null, 2));
  createPortal({ origin, houvast }).listen(port, '127.0.0.1', () => {
    process.stdout.write(
      `The portal is at ${origin}. Start Houvast with SSO_CONFIG=data/sso.json npm start.\n`,
    );
  });
}
