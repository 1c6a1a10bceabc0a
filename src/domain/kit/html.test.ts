import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphsHtml, paragraphsInHtml } from './html.ts';

test('blank lines divide a text into paragraphs', () => {
  expect(paragraphsHtml('Fijn dat je er bent.\n\nTot later.\n')).toBe(
    '<p>Fijn dat je er bent.</p><p>Tot later.</p>',
  );
  expect(paragraphsInHtml('<p>Fijn dat je er bent.</p><p>Tot later.\n</p>')).toEqual([
    'Fijn dat je er bent.',
    'Tot later.',
  ]);
  expect(paragraphsInHtml('<p></p>')).toEqual([]);
});

test('markup in a text is escaped on the wire and unchanged when read back', () => {
  const html = paragraphsHtml('Bel <b>112</b> & zeg "help"</p><script>');
  expect(html).toBe('<p>Bel &lt;b&gt;112&lt;/b&gt; &amp; zeg &quot;help&quot;&lt;/p&gt;&lt;script&gt;</p>');
  expect(paragraphsInHtml(html)).toEqual(['Bel <b>112</b> & zeg "help"</p><script>']);
  expect(paragraphsInHtml('<p>1 < 2 <b>en</b> &nbsp;</p>')).toEqual(['1 < 2 <b>en</b> &nbsp;']);
});

test('every text is read back as it was written', () => {
  const paragraph = fc
    .string({ minLength: 1 })
    .filter((text) => text === text.trim() && !text.includes('\n'));
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1 }), (paragraphs) => {
      const html = paragraphsHtml(paragraphs.join('\n\n'));
      expect(html.replaceAll(/<\/?p>/g, '')).not.toMatch(/[<>"']/);
      expect(paragraphsInHtml(html)).toEqual(paragraphs);
    }),
  );
});
