import { againstFloor, alone, etagOf } from './measure.ts';
import { atMost, type Bench, DATABASE, type Parts } from './parts.ts';
import * as shots from './shots.ts';

/** Measures the overview relative to a plain read of the same rows, and the same response built by hand. */
export async function measureOverview(bench: Bench, { effort, lines, aims, say }: Parts): Promise<void> {
  const { product, floor, readers, databaseCpu } = bench;
  say('PostgreSQL: overview …');
  const found = await againstFloor(
    DATABASE,
    {
      what: 'floor: rows of the overview, read and sent',
      target: { program: floor, next: shots.floorRows(readers), databaseCpu },
    },
    [
      {
        what: 'floor: overview made by hand',
        target: { program: floor, next: shots.floorOverviews(readers), databaseCpu },
      },
      {
        what: 'overview of 47 days, a note on each',
        target: { program: product, next: shots.overviews(readers), databaseCpu },
      },
    ],
    effort,
  );
  const compressed = { program: product, next: shots.overviews(readers, shots.COMPRESSED) };
  lines.push(...found, await alone(DATABASE, 'overview, compressed', compressed, effort));
  aims.push(atMost('overview, CPU of a plain read of its rows', 3.3, found[2]?.ofFloor ?? Number.NaN, '×'));
}

/** Measures the calls of the programme page. */
export async function measureProgramme(
  { product, readers }: Bench,
  { effort, lines, say }: Parts,
): Promise<void> {
  say('PostgreSQL: the programme …');
  const etag = await etagOf(product, shots.programmes(readers)());
  for (const [what, next] of [
    ['programme: all answers', shots.answers(readers)],
    ['programme: content', shots.programmes(readers)],
    ['programme: content, unchanged (304)', shots.programmes(readers, { 'if-none-match': etag })],
  ] as const) {
    lines.push(await alone(DATABASE, what, { program: product, next }, effort));
  }
}

/** Measures HTML pages for people who are logged in, relative to the help page for a visitor. */
export async function measurePeoplesPages(
  { product, readers, databaseCpu }: Bench,
  { effort, lines, aims, say }: Parts,
): Promise<void> {
  say('PostgreSQL: pages of people who are logged in …');
  const pages = [
    ['help page of someone logged in', shots.helpPages(readers)],
    ['programme page', shots.programmePages(readers)],
  ] as const;
  const found = await againstFloor(
    DATABASE,
    { what: 'help page of a visitor', target: { program: product, next: shots.helpPages() } },
    pages.map(([what, next]) => ({ what, target: { program: product, next, databaseCpu } })),
    effort,
  );
  lines.push(...found);
  for (const { what, round } of found.slice(1)) aims.push(atMost(`${what}, CPU`, 1, round.cpuMs, 'ms'));
}
