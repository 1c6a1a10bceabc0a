import { describe, expect, test } from 'vitest';
import { XSS_PAYLOADS } from '../../e2e/xss/xss-payloads.ts';
import { poorText } from './poor-text.ts';

const REL = 'rel="nofollow noopener noreferrer"';

describe('text of people (settled: poor_text)', () => {
  test.each([
    ['<p>Een <strong>stap</strong><br />verder</p>', '<p>Een <strong>stap</strong><br />verder</p>'],
    [
      '<ul><li>een</li></ul><ol><li><em>twee</em></li></ol>',
      '<ul><li>een</li></ul><ol><li><em>twee</em></li></ol>',
    ],
    ['<b>vet</b> <i>schuin</i>', '<strong>vet</strong> <em>schuin</em>'],
    ['3 < 4 & zo', '3 &lt; 4 &amp; zo'],
    ['<h1 onclick="x()">Kop</h1>', 'Kop'],
    ['<p style="color:red" class="x" id="y">p</p>', '<p>p</p>'],
    ['voor<script>alert(1)</script>na', 'voorna'],
    ['<img src=x onerror=alert(1)>tekst', 'tekst'],
    [
      '<a href="https://houvast.example/x" target="_blank" onclick="y()">l</a>',
      `<a href="https://houvast.example/x" ${REL}>l</a>`,
    ],
    ['<a href="mailto:bo@houvast.example">m</a>', `<a href="mailto:bo@houvast.example" ${REL}>m</a>`],
    ['<a href="javascript:alert(1)">l</a>', `<a ${REL}>l</a>`],
    ['<a href="java\nscript:alert(1)">l</a>', `<a ${REL}>l</a>`],
    ['<a href="data:text/html,x">l</a>', `<a ${REL}>l</a>`],
    ['<a href="//win.example">l</a>', `<a ${REL}>l</a>`],
  ])('%s', (written, kept) => {
    expect(poorText(written).html).toBe(kept);
    expect(poorText(kept).html).toBe(kept);
  });

  test('is counted as it reads', () => {
    expect(poorText('<p>3 &lt; <strong>4</strong> &amp; &quot;zo&quot;</p>').text).toBe('3 < 4 & "zo"');
    expect(poorText('<p>een<br>twee</p><ul><li>drie</li></ul>').text).toBe('een\ntwee\ndrie');
    expect(poorText('<p><br></p>').text).toBe('');
    expect(poorText('&nbsp;&#8203;').text.trim()).toBe('\u200b');
  });

  test('with more tags than anybody writes counts as it was written', () => {
    const bold = (words: number) => '<b>x</b>'.repeat(words);
    expect(poorText(bold(3_500))).toEqual({
      html: '<strong>x</strong>'.repeat(3_500),
      text: 'x'.repeat(3_500),
    });
    expect(poorText(`${bold(3_500)}<b>`)).toEqual({ html: '', text: `${bold(3_500)}<b>` });
  });

  /** Every tag that is allowed, as it is written; all other markup has a `<` that is left. */
  const ALLOWED = new RegExp(
    `</?(?:p|strong|em|ul|ol|li)>|<br />|</a>|<a(?: href="(?:https?:|mailto:)[^"<>]*")? ${REL}>`,
    'gi',
  );

  test.each([...XSS_PAYLOADS, XSS_PAYLOADS.join(' ')])('of %j nothing is left but text', (payload) => {
    for (const written of [payload, `<p>${payload}</p>`, `<a href="${payload}">l</a>`]) {
      const { html, text } = poorText(written);
      expect(html.replaceAll(ALLOWED, '')).not.toContain('<');
      expect(poorText(html).text).toBe(text);
    }
  });
});
