import { request } from 'node:http';
import type { Person } from './data.ts';
import { median } from './load.ts';
import type { Parts } from './parts.ts';
import type { Program } from './process.ts';
import { HOST } from './shots.ts';

const PAIRS = 150;
/** How far the medians may differ, as a ratio: less than the noise of any network. */
const APART = 1.1;

/**
 * Measures whether response times reveal who has an account: known and unknown addresses in turns, each from its own IP range
 * so that no limit is reached.
 */
export async function measureProbing(
  program: Program,
  people: readonly Person[],
  { say, aims }: Parts,
): Promise<void> {
  say('PostgreSQL: known and unknown addresses …');
  const probes = [
    {
      what: 'wrong password',
      path: '/api/nl/user/login',
      body: (mail: string) => ({ name: mail, pass: 'wrong-password-1' }),
    },
    { what: 'forgotten password', path: '/api/nl/user/password', body: (mail: string) => ({ mail }) },
  ];
  for (const { what, path, body } of probes) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const known = people[pair % people.length]?.mail ?? '';
      for (const [kind, mail] of [
        ['known', known],
        ['unknown', `nobody-${pair}@bench.test`],
      ] as const) {
        const from = `10.${kind === 'known' ? 1 : 2}.${pair >> 8}.${pair & 255}`;
        times[kind].push(await timeOf(program.port, path, JSON.stringify(body(mail)), from));
      }
    }
    const ratio = median(times.unknown) / median(times.known);
    aims.push({
      what: `${what}, time for an unknown address as part of that for a known one`,
      aim: `${(1 / APART).toFixed(2)}–${APART.toFixed(2)}`,
      measured: ratio.toFixed(2),
      met: ratio <= APART && ratio >= 1 / APART,
    });
  }
}

function timeOf(port: number, path: string, body: string, from: string): Promise<number> {
  const headers = { host: HOST, 'content-type': 'application/json', 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = request({ port, path, method: 'POST', host: '127.0.0.1', headers }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - start));
    });
    call.once('error', reject);
    call.end(body);
  });
}
