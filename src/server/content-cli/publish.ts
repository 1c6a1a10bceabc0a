import { publish, withdraw } from '#platform/content/publish.ts';
import { runOnContent } from './run.ts';

// npm run content:publish -- id: publishes a piece of content that was loaded unpublished, such as
// crisis-alert/holidays, with its drafts. With --withdraw before the id it is unpublished again.

const [first, ...rest] = process.argv.slice(2);
const withdraws = first === '--withdraw';
const [id, ...more] = withdraws ? rest : [first, ...rest];

if (id === undefined || id.startsWith('-') || more.length > 0) {
  process.stderr.write('Use: npm run content:publish -- [--withdraw] id\n');
  process.exitCode = 1;
} else {
  await runOnContent(async ({ db }, now) => {
    await (withdraws ? withdraw(db, id) : publish(db, id, now));
    return [`${withdraws ? 'withdrawn' : 'published'}: ${id}`];
  });
}
