import { addStrangers, fillPostgres, type Person, withClient } from './data.ts';
import { measureGrowth } from './growth.ts';
import {
  againstFloor,
  alone,
  checkAnswers,
  etagOf,
  halves,
  loginOverHash,
  memoryOfPackages,
  startFloor,
  startProduct,
} from './measure.ts';
import type { Parts } from './parts.ts';
import { measureProbing } from './probing.ts';
import * as shots from './shots.ts';

const DATABASE = 'PostgreSQL';
const PEOPLE = 1_000;
/** 10 × 100 registrations, and 10,000 × 100. */
const FEW_PEOPLE = 10;
const MANY_PEOPLE = 10_000;

/** Measures everything on PostgreSQL, in two databases of its own that are dropped afterwards. */
export async function measurePostgres(server: string, parts: Parts): Promise<void> {
  const names = { thousand: `bench_${process.pid}_a`, few: `bench_${process.pid}_b` };
  const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  try {
    await withClient(server, async (run) => {
      for (const name of Object.values(names)) await run(`create database ${name}`);
    });
    parts.say(`PostgreSQL: filling with ${PEOPLE} people of 100 days …`);
    const people = await fillPostgres(urlOf(names.thousand), PEOPLE);
    await measureRequests(urlOf(names.thousand), people, parts);
    parts.say('PostgreSQL: filling up to a million registrations …');
    const few = await fillPostgres(urlOf(names.few), FEW_PEOPLE);
    await addStrangers(urlOf(names.thousand), PEOPLE, MANY_PEOPLE);
    await measureGrowth(
      { url: urlOf(names.few), people: few },
      { url: urlOf(names.thousand), people },
      parts,
    );
  } finally {
    await withClient(server, async (run) => {
      for (const name of Object.values(names)) await run(`drop database if exists ${name} with (force)`);
    });
  }
}

async function measureRequests(url: string, people: readonly Person[], parts: Parts): Promise<void> {
  const { effort, lines, aims, say } = parts;
  const { readers, writers } = halves(people);
  const floor = await startFloor(url);
  const product = await startProduct({ DATABASE_URL: url }, parts.profileTo);
  const of = (what: string, next: () => ReturnType<ReturnType<typeof shots.overviews>>) => ({
    what,
    target: { program: product, next },
  });
  await checkAnswers(product, people, floor);

  say('PostgreSQL: overview …');
  const overview = await againstFloor(
    DATABASE,
    { what: 'floor: overview', target: { program: floor, next: shots.floorOverviews(readers) } },
    [of('overview of 47 days', shots.overviews(readers))],
    effort,
  );
  const compressed = of('overview, compressed', shots.overviews(readers, shots.COMPRESSED));
  lines.push(...overview, await alone(DATABASE, compressed.what, compressed.target, effort));

  say('PostgreSQL: the programme …');
  const etag = await etagOf(product, shots.programmes(readers)());
  for (const [what, next] of [
    ['programme: all answers', shots.answers(readers)],
    ['programme: content', shots.programmes(readers)],
    ['programme: content, unchanged (304)', shots.programmes(readers, { 'if-none-match': etag })],
  ] as const) {
    lines.push(await alone(DATABASE, what, { program: product, next }, effort));
  }

  say('PostgreSQL: create …');
  const create = await againstFloor(
    DATABASE,
    { what: 'floor: insert', target: { program: floor, next: shots.floorInserts(writers) } },
    [
      { what: 'floor: insert with all', target: { program: floor, next: shots.floorCreations(writers) } },
      of('create', shots.creations(writers)),
      of('create with Idempotency-Key', shots.creations(writers, { withKey: true })),
    ],
    effort,
  );
  lines.push(...create);

  say('PostgreSQL: login and its page …');
  const login = await loginOverHash({ program: product, next: shots.logins(people) }, effort);
  lines.push({ database: DATABASE, what: 'login', round: login.round });
  for (const [what, extra] of [
    ['login page', {}],
    ['login page, compressed', shots.COMPRESSED],
  ] as const) {
    lines.push(await alone(DATABASE, what, { program: product, next: shots.loginPages(extra) }, effort));
  }

  const memory = product.memoryMb();
  parts.memory.push(
    `PostgreSQL: ${memory.toFixed(0)} MB. With the same packages loaded and nothing done: ${await memoryOfPackages()} MB.`,
  );
  const atLeast = (what: string, wanted: number, measured = Number.NaN) =>
    aims.push({
      what,
      aim: `≥ ${wanted.toFixed(2)}`,
      measured: measured.toFixed(2),
      met: measured >= wanted,
    });
  atLeast('overview, requests/s of the floor', 0.55, overview[1]?.ofFloor?.requests);
  atLeast('create, requests/s of a bare insert', 0.4, create[2]?.ofFloor?.requests);
  aims.push({
    what: `login, CPU of the hashes in it (of a hash alone ${login.ofHashAlone.toFixed(2)} ×)`,
    aim: '≤ 1.25 ×',
    measured: `${login.ofHash.toFixed(2)} ×`,
    met: login.ofHash <= 1.25,
  });
  aims.push({
    what: 'memory of the server after load',
    aim: '≤ 150 MB',
    measured: `${memory.toFixed(0)} MB`,
    met: memory <= 150,
  });
  await measureProbing(product, people, parts);
  await Promise.all([floor.stop(), product.stop()]);
}
