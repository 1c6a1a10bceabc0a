import { HOUR_MS } from '#domain/kit/duration.ts';
import { hasFeature, languageFor } from '#domain/site/site.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import type { Job } from '#platform/jobs/job.ts';
import { fileOf } from './exports.ts';
import { deleteExport, lockWaitingExport, storeFile } from './queries.ts';
import { zipOf } from './zip.ts';

/** How long a copy can be downloaded. */
const KEPT_MS = HOUR_MS;

/** Makes the requested copies, each in one transaction: when a worker crashes, the request stays queued. */
export function makeExports(datasets: readonly Dataset[]): Job {
  return {
    name: 'make_exports',
    schedule: '* * * * *',
    async run(context) {
      const { db, clock, keyring, texts, content, timeZone, multilingual, placeholderMailDomain } = context;
      let current = '';
      const makeNext = () => {
        // The one before is finished, whatever happens from here on.
        current = '';
        return db.transaction(async (transaction) => {
          const waiting = await lockWaitingExport(transaction);
          if (!waiting) return false;
          const { id, uid } = waiting;
          current = id;
          const vault = keyring.vault(uid, waiting);
          const language = languageFor(waiting.language, waiting.site, context);
          const reader = { content: content(), site: waiting.site, language, multilingual };
          const parts = [];
          for (const dataset of datasets) {
            if (dataset.about && !hasFeature(waiting.site, dataset.about)) continue;
            const rows = await dataset.read(transaction, { uid, vault, placeholderMailDomain });
            const inWords = dataset.inWords ? rows.map(dataset.inWords(reader)) : rows;
            parts.push({ name: dataset.name, words: dataset.words, rows, inWords });
          }
          const zip = await zipOf(parts, { texts, language, timeZone, madeOn: clock.today() });
          const file = vault.sealBytes(fileOf(id), zip);
          await storeFile(transaction, id, file, new Date(clock.now().getTime() + KEPT_MS));
          return true;
        });
      };
      let made = 0;
      try {
        while (await makeNext()) made += 1;
      } catch (error) {
        // A copy that fails must not block the others; its owner can request it again.
        await deleteExport(db, current);
        throw error;
      }
      return made;
    },
  };
}
