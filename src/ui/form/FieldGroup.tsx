import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

/** A titled group of fields in a long form. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2 className="h3">{title}</h2>
      </legend>
      <div className="stack">{children}</div>
    </fieldset>
  );
}
