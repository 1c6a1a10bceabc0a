import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Urge.module.css';

interface PicksProps<Value> {
  readonly title: ReactNode;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly pressed: (value: Value) => boolean;
  readonly onPress: (value: Value) => void;
}

/** Buttons that stay pressed: a tap acts at once. */
export function Picks<Value extends string | number>({
  title,
  options,
  pressed,
  onPress,
}: PicksProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h2 className="h4" id={id}>
        {title}
      </h2>
      <div className={styles.picks}>
        {options.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            className={styles.pick}
            aria-pressed={pressed(value)}
            onClick={() => onPress(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
