import { describe, expect, test } from 'vitest';
import { htmlOfTyped, isPoorAddress, meantAddress, plainOf, typedOf } from './poor-text.ts';

describe('text of people (settled: poor_text)', () => {
  test.each([
    ['<p>een<br>twee</p><p>drie</p>', 'een\ntwee\ndrie'],
    ['<ul><li><p>een</p></li><li>twee</li></ul><p>drie</p>', 'een\ntwee\ndrie'],
    ['<p>3 &lt; <strong>4</strong>&nbsp;&amp; 5</p>', '3 < 4\u{a0}& 5'],
    ['<p></p>', ''],
    ['', ''],
  ])('%s reads as it is', (html, text) => expect(plainOf(html)).toBe(text));

  test.each([
    ['een\ntwee\n\n\ndrie <b>', '<p>een<br>twee</p><p>drie &lt;b&gt;</p>', 'een\ntwee\n\ndrie <b>'],
    [' \n ', '', ''],
  ])('%j is typed and shown again', (text, html, again) => {
    expect(htmlOfTyped(text)).toBe(html);
    expect(typedOf(html)).toBe(again);
  });

  test.each([
    ['https://houvast.example/x?y=1', 'https://houvast.example/x?y=1'],
    ['houvast.example', 'https://houvast.example/'],
    [' www.houvast.example/a b ', 'https://www.houvast.example/a%20b'],
    ['HTTP://houvast.example', 'http://houvast.example/'],
    ['bo@houvast.example', 'mailto:bo@houvast.example'],
    ['mailto:bo@houvast.example', 'mailto:bo@houvast.example'],
    ['', null],
    ['zomaar', null],
    ['http://', null],
    ['/dagboek', null],
    ['//houvast.example', null],
    ['tel:112', null],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x.nl', null],
  ])('%j leads to %j', (typed, address) => {
    expect(meantAddress(typed)).toBe(address);
    expect(isPoorAddress(address ?? 'https://houvast.example')).toBe(true);
  });
});
