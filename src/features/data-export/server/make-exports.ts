import { HOUR_MS } from '#domain/kit/duration.ts';
import { hasFeature, languageFor } from '#domain/site/site.ts';
import { isDeadlock } from '#platform/deadlock.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { isDatabaseAway } from '#platform/http/database-away.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { fileOf } from './exports.ts';
import { deleteExport, lockWaitingExport, storeFile, type WaitingExport } from './queries.ts';
import { zipOf } from './zip.ts';

/** How long a copy can be downloaded. */
const DOWNLOADABLE_MS = HOUR_MS;

/** Makes the requested copies, each in one transaction: when a worker crashes, the request stays queued. */
export function makeExports(datasets: readonly Dataset[]): Job {
  return {
    name: 'make_exports',
    schedule: '* * * * *',
    async run(context) {
      let made = 0;
      while (await makeNext(context, datasets)) made += 1;
      return made;
    },
  };
}

/** Makes the copy that was requested first; false where none waits. */
async function makeNext(context: JobContext, datasets: readonly Dataset[]): Promise<boolean> {
  const making: { id?: string } = {};
  try {
    return await context.transaction(async (inside) => {
      const waiting = await lockWaitingExport(inside.db);
      if (!waiting) return false;
      making.id = waiting.id;
      await makeOne(inside, datasets, waiting);
      return true;
    });
  } catch (error) {
    // A copy that fails by itself must not block the others; its owner can request it again. Any other is made by the next run.
    const isPassing = isDatabaseAway(error) || isDeadlock(error);
    if (making.id !== undefined && !isPassing) await deleteExport(context.db, making.id);
    throw error;
  }
}

async function makeOne(
  context: JobContext,
  datasets: readonly Dataset[],
  waiting: WaitingExport,
): Promise<void> {
  const { db, clock, texts, timeZone, multilingual, placeholderMailDomain } = context;
  const { id, uid, site } = waiting;
  const vault = context.keyring.vault(uid, waiting);
  const language = languageFor(waiting.language, site, context);
  const reader = { content: context.content(), site, language, multilingual };
  const parts = [];
  for (const dataset of datasets) {
    if (dataset.about && !hasFeature(site, dataset.about)) continue;
    const rows = await dataset.read(db, { uid, vault, placeholderMailDomain });
    const inWords = dataset.inWords ? rows.map(dataset.inWords(reader)) : rows;
    parts.push({ name: dataset.name, words: dataset.words, rows, inWords });
  }
  const zip = await zipOf(parts, { texts, language, timeZone, madeOn: clock.today() });
  const file = vault.sealBytes(fileOf(id), zip);
  await storeFile(db, id, file, new Date(clock.now().getTime() + DOWNLOADABLE_MS));
}
