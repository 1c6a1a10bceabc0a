import { expect, test } from 'vitest';
import { isPoorAddress, POOR_TAGS } from '#domain/kit/poor-text.ts';
import { poorText } from '#platform/poor-text.ts';
import { XSS_PAYLOADS } from '../../../e2e/xss/xss-payloads.ts';
import { readForeign } from './foreign-nodes.ts';
import { DEEPEST, type PoorNode, readPoor } from './poor-nodes.ts';

/** As it was read, written short: `p(text)`. */
function short(nodes: readonly PoorNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.tag}${node.href === undefined ? '' : `[${node.href}]`}(${short(node.children)})`,
    )
    .join('');
}

const text = (nodes: readonly PoorNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : text(node.children))).join('');

test.each([
  ['<p>een <strong>twee</strong><br />drie</p>', 'p(een strong(twee)br()drie)'],
  ['<ul><li><p>een</p></li><li>twee</li></ul>', 'ul(li(p(een))li(twee))'],
  ['<ul><li>een<ol><li>binnen</li></ol></li><li>twee</li></ul>', 'ul(li(eenol(li(binnen)))li(twee))'],
  ['<a href="https://houvast.example/?a=1&amp;b=2">l</a>', 'a[https://houvast.example/?a=1&b=2](l)'],
  ['<a href="javascript:alert(1)">l</a>', 'l'],
  ['<a href="/dagboek" title="x">l</a>', 'l'],
  ['een < twee > drie <', 'een < twee > drie <'],
  ['<img src=x onerror=alert(1)>tekst<x-y>z</x-y>', 'tekstz'],
  ['3 &lt; 4 &amp; &nbsp;&#39;&quot;&onbekend;', '3 < 4 & \u{a0}\'"&onbekend;'],
  ['<p>een</em> twee</p></ul>drie', 'p(een twee)drie'],
])('%s', (html, parts) => {
  expect(short(readPoor(html))).toBe(parts);
  expect(short(readForeign(html))).toBe(parts);
});

test.each([
  ['<ul><li>een<li>twee</ul>na', 'ul(li(een)li(twee))na'],
  ["<A HREF='mailto:bo@houvast.example'>m</A>", 'a[mailto:bo@houvast.example](m)'],
  ['<a href="&#106;avascript:alert(1)">l</a>', 'l'],
  ['3 &lt; 4 &amp; &#233; &#xe9; &nbsp;&onbekend; &#9999999;', '3 < 4 & é é \u{a0}&onbekend; \u{fffd}'],
  ['voor<script>alert("</p>")</script>na<style>x', 'voorna'],
  ['<!-- <p>weg</p> -->hier<!doctype html><?x?>', 'hier'],
  ['<h1>Kop</h1><div><p>een</p><div>twee</div></div>', 'p(Kop)p(een)p(twee)'],
  ['<b style="font-weight:normal"><b>vet</b> niet</b>', 'strong(vet) niet'],
  ['<p></p><p>open <em>schuin', 'p()p(open em(schuin))'],
  ['</p></ul>los', 'p()los'],
])('pasted: %s', (html, parts) => expect(short(readForeign(html))).toBe(parts));

test('a long text that never closes what it opens is not read as deep as it goes', () => {
  const depth = (nodes: readonly PoorNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
  for (const part of ['<a ', '<script', '<!--', '<b>', '<a href="', '&#', '<p><li>']) {
    for (const read of [readPoor, readForeign]) {
      expect(depth(read(part.repeat(5_000))), part).toBeLessThanOrEqual(DEEPEST);
    }
  }
});

test.each([...XSS_PAYLOADS, XSS_PAYLOADS.join(' ')])(
  '%j is shown by allowed elements, unclean too',
  (payload) => {
    const parts = (nodes: readonly PoorNode[]): Exclude<PoorNode, string>[] =>
      nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...parts(node.children)]));
    const unclean = `<p>${payload}</p><a href="${payload}">l</a>`;
    for (const part of [...parts(readPoor(unclean)), ...parts(readForeign(unclean))]) {
      expect(POOR_TAGS).toContain(part.tag);
      expect(isPoorAddress(part.href ?? 'https://houvast.example')).toBe(true);
    }
    const { html } = poorText(unclean);
    expect(text(readPoor(html))).toBe(text(readForeign(html)));
  },
);
