import { addDays } from '#domain/kit/day.ts';
import { csrfTokenOf } from '#platform/session/session.ts';
import { type Person, SECRETS, today } from './data.ts';
import { NOTE, OVERVIEW_DAYS, PASSWORD } from './fixture.ts';
import type { Shot } from './load.ts';

/** The site that is measured. */
export const HOST = 'alcohol.bench.localhost';
export const JSON_BODY = { 'content-type': 'application/json' };
/** The `Accept-Encoding` of browsers. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Cycles through the list. */
export function inTurn<Item>(list: readonly Item[]): () => Item {
  let index = -1;
  return () => {
    index = (index + 1) % list.length;
    return list[index] as Item;
  };
}

/** A read of a different person in every request. */
function reads(path: string, people: readonly Person[], extra: Record<string, string> = {}): () => Shot {
  return inTurn(
    people.map(
      ({ cookie }): Shot => ({
        method: 'GET',
        path,
        headers: { host: HOST, cookie: `session=${cookie}`, ...extra },
      }),
    ),
  );
}

export function overviews(people: readonly Person[], extra: Record<string, string> = {}): () => Shot {
  return reads('/api/nl/registrations/overview', people, extra);
}

/** What the programme page fetches besides the content: all answers of a person. */
export function answers(people: readonly Person[]): () => Shot {
  return reads('/api/nl/entity/view/exercise_answers/rest_export_1/results', people);
}

/** The programme itself; `extra` may have the ETag of what the browser has stored. */
export function programmes(people: readonly Person[], extra: Record<string, string> = {}): () => Shot {
  return reads('/api/nl/get-program-node/alcohol', people, extra);
}

/** The rows of the overview as read by the floor. */
export function floorRows(people: readonly Person[]): () => Shot {
  const path = (uid: number) => `/rows/${uid}`;
  return inTurn(people.map(({ uid }): Shot => ({ method: 'GET', path: path(uid), headers: {} })));
}

/** The floor's overview of the same people. */
export function floorOverviews(people: readonly Person[]): () => Shot {
  return inTurn(
    people.map(
      ({ cookie }): Shot => ({
        method: 'GET',
        path: '/overview',
        headers: { cookie: `session=${cookie}` },
      }),
    ),
  );
}

/** A registration by a different person in every request, for another day once everyone has had a turn. */
function registrations<Made>(
  people: readonly Person[],
  make: (person: Person, fields: object) => Made,
): () => Made {
  const next = inTurn(people);
  let made = 0;
  return () => {
    const daysAgo = Math.floor(made / people.length) % OVERVIEW_DAYS;
    made += 1;
    const fields = {
      registration_date: addDays(today, -daysAgo),
      amount: 1.5,
      where: 'home',
      with_who: 'alone',
      note: NOTE,
    };
    return make(next(), fields);
  };
}

/** New registrations; `withKey` adds a unique Idempotency-Key to each. */
export function creations(people: readonly Person[], { withKey = false } = {}): () => Shot {
  const tokens = new Map(people.map(({ cookie }) => [cookie, csrfTokenOf(SECRETS.SESSION_SECRET, cookie)]));
  let keys = 0;
  return registrations(people, ({ cookie }, fields): Shot => {
    keys += 1;
    const key = withKey ? { 'idempotency-key': `key-${keys}` } : {};
    return {
      method: 'POST',
      path: '/api/nl/webform_rest/submit',
      headers: {
        host: HOST,
        cookie: `session=${cookie}`,
        'x-csrf-token': tokens.get(cookie) ?? '',
        ...JSON_BODY,
        ...key,
      },
      body: JSON.stringify({ webform_id: 'daily_registration', ...fields }),
    };
  });
}

/** Rows inserted by the floor. */
export function floorInserts(people: readonly Person[]): () => Shot {
  return registrations(
    people,
    ({ uid }, fields): Shot => ({
      method: 'POST',
      path: '/registration',
      headers: JSON_BODY,
      body: JSON.stringify({ uid, ...fields }),
    }),
  );
}

/** Logins with the right password, by a different person in every request. */
export function logins(people: readonly Person[]): () => Shot {
  return inTurn(
    people.map(
      ({ mail }): Shot => ({
        method: 'POST',
        path: '/api/nl/user/login',
        headers: { host: HOST, ...JSON_BODY },
        body: JSON.stringify({ name: mail, pass: PASSWORD }),
      }),
    ),
  );
}

/** The HTML of the login page, for a visitor. */
export function loginPages(extra: Record<string, string> = {}): () => Shot {
  return () => ({ method: 'GET', path: '/inloggen', headers: { host: HOST, ...extra } });
}

/** The HTML of the front page, for a visitor whose browser accepts gzip. */
export function frontPages(): () => Shot {
  return documents('/');
}

/** The HTML of the help page: for a visitor, or for one of these people in every request. */
export function helpPages(people?: readonly Person[]): () => Shot {
  return documents('/hulp', people);
}

/** The HTML of the programme page. */
export function programmePages(people: readonly Person[]): () => Shot {
  return documents('/programma', people);
}

function documents(path: string, people?: readonly Person[]): () => Shot {
  const gzip = { 'accept-encoding': 'gzip' };
  if (people) return reads(path, people, gzip);
  return inTurn<Shot>([{ method: 'GET', path, headers: { host: HOST, ...gzip } }]);
}
