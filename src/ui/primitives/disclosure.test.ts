import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));

test('collapsible parts have our own row and chevron, not the triangle of the browser', () => {
  const folding = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    readFileSync(source + file, 'utf8').includes('<details'),
  );
  expect(folding.toSorted()).toEqual([
    // The menu of the staff folds on narrow screens only.
    'backoffice/Shell.tsx',
    // The opening of a conversation has its writer, and the title of the page.
    'features/forum/web/Opening.tsx',
    // A phase has its title as a heading, and marks beside it.
    'features/programme/web/overview/Phase.tsx',
    'ui/primitives/Disclosure.tsx',
  ]);
});
