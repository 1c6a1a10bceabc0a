import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ChoiceGroup.module.css';
import choice from './choice.module.css';

export type Option<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
};

type ChoiceProps = { id: string; option: Option; children: ReactNode };

/**
 * The card of one option around its control. The control takes its name from `id`, and its description from the id that `moreOf`
 * makes.
 */
export function Choice({ id, option: { label, description }, children }: ChoiceProps) {
  return (
    <label className={cx(choice.choice, styles.card)}>
      {children}
      <span className={styles.label} id={id}>
        {label}
      </span>
      {description && (
        <span className={cx(choice.description, styles.more)} id={moreOf(id)}>
          {description}
        </span>
      )}
    </label>
  );
}

export function moreOf(id: string): string {
  return `${id}-more`;
}
