import type { HTMLAttributes, RefCallback } from 'react';
import { cx } from '../cx.ts';
import styles from './Card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  tone?: 'plain' | 'tint' | 'deep' | undefined;
  ref?: RefCallback<HTMLElement> | undefined;
};

/** Has no gaps of its own: add `className="stack"` (or `row`). `deep` also switches links and focus ring. */
export function Card({ as: Tag = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(styles.card, tone !== 'plain' && styles[tone], tone === 'deep' && 'on-deep', className)}
    />
  );
}
