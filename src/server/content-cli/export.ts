import { writeFileSync } from 'node:fs';
import { contentPath } from '#platform/content/reader.ts';
import { runOnContent } from './run.ts';

// npm run content:export: writes the texts that editors changed in the database back to the files of content/. Writes
// nothing if the result would not pass the checks.

await runOnContent(async (connection) => {
  const { changedFiles } = await import('./kinds.ts');
  const files = await changedFiles(connection);
  for (const [path, text] of files) writeFileSync(contentPath(path), text);
  return [...[...files.keys()].map((path) => `written: content/${path}`), `${files.size} files changed.`];
});
