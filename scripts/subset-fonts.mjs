// Subsets the two fonts to the letters and weights the app uses, so that a first visit loads about half the bytes. Run it
// after an upgrade of the font packages: node scripts/subset-fonts.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Headings have one weight (--hv-font-weight-display), so that font is pinned to it: a third smaller.
const faces = [
  { name: 'bricolage-grotesque', wght: 640 },
  { name: 'atkinson-hyperlegible-next', wght: { min: 400, max: 700 } },
];
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
// The second part (letters of other European names) loads only when a page holds such a letter.
const parts = [
  {
    source: 'latin',
    suffix: '',
    text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœı„“”‘’‚–—…‹›•€·←↑→↓−✓×`,
  },
  { source: 'latin-ext', suffix: '-ext', text: range(0x100, 0x17f) },
];
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum'];

const outDir = new URL('../src/ui/styles/fonts/', import.meta.url);
await mkdir(outDir, { recursive: true });

for (const { source: subset, suffix, text } of parts) {
  let total = 0;
  for (const { name, wght } of faces) {
    const file = import.meta.resolve(
      `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    );
    const source = await readFile(fileURLToPath(file));
    const result = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(new URL(`${name}${suffix}.woff2`, outDir), result);
    total += result.length;
    console.log(`${name}${suffix}: ${source.length} → ${result.length} bytes`);
  }
  console.log(`${subset} together: ${total} bytes`);
}
