import { type ReactNode, useId } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Picks.module.css';

interface PicksProps<Value> {
  readonly title: ReactNode;
  readonly options: readonly { readonly value: Value; readonly name: ReactNode }[];
  readonly pressed: (value: Value) => boolean;
  readonly onPress: (value: Value) => void;
  /** `scale`: numbers in a row, with the meaning of its ends below. */
  readonly shape?: 'words' | 'scale';
  readonly ends?: readonly [lowest: string, highest: string];
  /** The element of the title: a heading, or `p` below a question. */
  readonly level?: 'h2' | 'h3' | 'p';
  /** Says that nobody has to answer. */
  readonly optional?: boolean;
}

/** Buttons that stay pressed: a tap acts at once. */
export function Picks<Value extends string | number>(props: PicksProps<Value>) {
  const { title, options, pressed, onPress, shape = 'words', ends, level: Title = 'h3', optional } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const endsId = ends ? `${id}ends` : undefined;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={endsId} className={styles.group}>
      <Title className={Title === 'p' ? styles.hint : styles.title} id={id}>
        {title} {optional && <span className={styles.optional}>{t('optional')}</span>}
      </Title>
      <div className={styles[shape]}>
        {options.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            className={shape === 'words' ? styles.pick : styles.mark}
            aria-pressed={pressed(value)}
            onClick={() => onPress(value)}
          >
            {name}
          </button>
        ))}
      </div>
      {ends && (
        <p className={styles.ends} id={endsId}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
}
