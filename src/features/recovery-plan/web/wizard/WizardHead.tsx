import { X } from 'lucide-react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The progress, and the way out, which says how long answers stay: in this tab only (decision 16). */
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
      <p className="muted small">{t('wizard.stays')}</p>
      <Rope number={number} total={total} />
    </>
  );
}
