import { addStrangers, fillPostgres, type Person, withClient } from './data.ts';
import { measureForum, measureForumGrowth } from './forum/forum.ts';
import { measureGrowth } from './growth.ts';
import { measureLogins } from './logins.ts';
import { checkAnswers, halves, memoryOfPackages, startFloor, startProduct } from './measure.ts';
import { measureClients } from './nurse/clients.ts';
import { atMost, type Bench, type Parts } from './parts.ts';
import { measureProbing } from './probing.ts';
import type { Program } from './process.ts';
import { databaseCpuOf } from './processor-time.ts';
import { measureOverview, measurePeoplesPages, measureProgramme } from './reading.ts';
import { measureRegistering } from './registering.ts';

const PEOPLE = 1_000;
/** 10 × 100 registrations, and 10,000 × 100. */
const FEW_PEOPLE = 10;
const MANY_PEOPLE = 10_000;
/** How long a server idles before its memory is measured again, in milliseconds. */
const QUIET = 15_000;

const SECTIONS: Readonly<Record<string, (bench: Bench, parts: Parts) => Promise<void>>> = {
  overview: measureOverview,
  programme: measureProgramme,
  pages: measurePeoplesPages,
  registering: measureRegistering,
  forum: measureForum,
  login: measureLogins,
  // Last, because it fills the tables.
  forumGrowth: measureForumGrowth,
};

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
    if (parts.only) return;
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
  const floor = await startFloor(url);
  const product = await startProduct({ DATABASE_URL: url }, parts.profileTo);
  const bench = { url, product, floor, people, ...halves(people), databaseCpu: await databaseCpuOf(url) };
  await checkAnswers(product, people, floor);
  for (const [name, measure] of Object.entries(SECTIONS)) {
    if (!parts.only || parts.only === name) await measure(bench, parts);
  }
  await measureMemory(product, parts);
  // Only now, because the memory is that of a server used by participants alone.
  if (!parts.only || parts.only === 'clients') await measureClients(bench, parts);
  if (!parts.only) await measureProbing(product, people, parts);
  await Promise.all([floor.stop(), product.stop()]);
}

async function measureMemory(product: Program, { aims, memory, say }: Parts): Promise<void> {
  const loaded = product.memoryMb();
  say('PostgreSQL: memory, after load and after a while …');
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  const quiet = product.memoryMb();
  const packages = await memoryOfPackages();
  memory.push(
    `PostgreSQL: ${loaded.toFixed(0)} MB, ${quiet.toFixed(0)} MB ${QUIET / 1_000} s later. With the same packages loaded, collected once as the server does, and nothing done: ${packages} MB.`,
  );
  aims.push(atMost('memory of the server after load', 190, loaded, 'MB'));
  aims.push(atMost('memory of the server once it is quiet', 140, quiet, 'MB'));
}
