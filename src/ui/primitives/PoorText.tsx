import { createElement, Fragment, type ReactNode } from 'react';
import { isPoorAddress, POOR_REL, POOR_TAGS, type PoorTag, plainOf } from '#domain/kit/poor-text.ts';
import { useScripted } from '#ui/app/useScripted.ts';

/** These have no text for a reader. */
const SILENT = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'textarea']);

/**
 * What a person wrote, from the safe HTML of the server. It is built from the elements that are allowed, so nothing else
 * appears even if the server let it pass: of any other element only the text shows.
 */
export function PoorText({ html, className }: { html: string; className?: string }) {
  const scripted = useScripted();
  return <div className={className}>{scripted ? <Parsed html={html} /> : plainOf(html)}</div>;
}

function Parsed({ html }: { html: string }) {
  // A document without a window: nothing in it runs or loads.
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, place) => <Fragment key={place}>{shown(node)}</Fragment>);
}

function shown(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || SILENT.has(node.localName)) return null;
  if (node.localName === 'br') return <br />;
  if (node.localName === 'a') return link(node);
  return isPoorTag(node.localName) ? createElement(node.localName, null, childrenOf(node)) : childrenOf(node);
}

function link(node: Element): ReactNode {
  const address = node.getAttribute('href') ?? '';
  if (!isPoorAddress(address)) return childrenOf(node);
  return (
    <a href={address} rel={POOR_REL}>
      {childrenOf(node)}
    </a>
  );
}

function isPoorTag(name: string): name is PoorTag {
  return POOR_TAGS.some((tag) => tag === name);
}
