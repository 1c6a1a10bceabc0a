import { Phone } from 'lucide-react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { buttonClass } from '../primitives/Button.tsx';
import styles from './CallNow.module.css';

/** The emergency numbers. They are code, not content, so that they show even when nothing loads. */
export function CallNow() {
  const { t } = useTranslation('ui');
  const numbers = [
    ['112', t('notMonitored.danger')],
    ['113', t('notMonitored.suicide')],
  ] as const;
  return (
    <ul className={styles.now}>
      {numbers.map(([tel, name]) => (
        <li key={tel}>
          <a
            className={buttonClass({ variant: 'secondary', size: 'small', block: true })}
            href={`tel:${tel}`}
          >
            <Phone aria-hidden="true" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
