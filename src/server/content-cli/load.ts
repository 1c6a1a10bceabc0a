import { WrongContent } from '#platform/content/reader.ts';
import { runOnContent } from './run.ts';

// npm run content:load: loads the files of content/ into the database, as every start does, and reports what changed.
// With --force and ids, texts that an editor changed in the database are replaced by those of the files.

const [flag, ...ids] = process.argv.slice(2);
const hasValidArguments = flag === undefined || (flag === '--force' && ids.length > 0);

if (hasValidArguments) {
  await runOnContent(async (connection, now) => {
    const { loadAllContent, READ_AT_START, readAllPieces } = await import('./kinds.ts');
    const known = new Set(readAllPieces().map((piece) => piece.id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) throw new WrongContent(`There is no content with the id ${unknown.join(', ')}`);
    const { added, changed, kept, removed, withdrawn } = await loadAllContent(connection, now, new Set(ids));
    return [
      ...added.map((id) => `added: ${id}`),
      ...changed.map((id) => `changed: ${id}`),
      ...removed.map((id) => `removed: ${id}`),
      ...kept.map((text) => `kept, changed by an editor: ${text}`),
      ...withdrawn.map((id) => `withdrawn, to be read and published again: ${id}`),
      `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${kept.length} kept, ${withdrawn.length} withdrawn.`,
      `Not loaded, because each node reads them when it starts: ${READ_AT_START.join(', ')}.`,
    ];
  });
} else {
  process.stderr.write('Use: npm run content:load [-- --force id …]\n');
  process.exitCode = 1;
}
