import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import styles from './WizardHead.module.css';

/** How far someone is, and the way out. What was filled in stays in this tab. */
export function WizardHead({ number, total }: { number: number; total: number }) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  return (
    <>
      <div className="row row-between">
        <p className="muted">{t('wizard.step', { number, total })}</p>
        <Link className={buttonClass({ variant: 'subtle', size: 'small' })} to={path('plan')}>
          <X aria-hidden="true" />
          {t('wizard.close')}
        </Link>
      </div>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i
            key={index}
            className={cx(index + 1 < number && styles.done, index + 1 === number && styles.current)}
          />
        ))}
      </div>
    </>
  );
}
