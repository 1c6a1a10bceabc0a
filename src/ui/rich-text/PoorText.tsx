import { createElement, Fragment, type ReactNode } from 'react';
import { POOR_REL } from '#domain/kit/poor-text.ts';
import { cx } from '../cx.ts';
import styles from './PoorText.module.css';
import { type PoorNode, readPoor } from './poor-nodes.ts';

/** The class for an editor, so that a text looks as it will when shown. */
export const poorTextClass = styles.text ?? '';

/**
 * Shows what a person wrote, from the safe HTML of the server. It is built from the allowed elements only, so nothing else
 * appears even if the server let it pass; of any other element only the text shows.
 */
export function PoorText({ html, className }: { html: string; className?: string }) {
  return <div className={cx(poorTextClass, className)}>{readPoor(html).map(shown)}</div>;
}

function shown(node: PoorNode, place: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={place}>{node}</Fragment>;
  const { tag, href, children } = node;
  const given = href === undefined ? {} : { href, rel: POOR_REL };
  return createElement(tag, { key: place, ...given }, ...(tag === 'br' ? [] : [children.map(shown)]));
}
