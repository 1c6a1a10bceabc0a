import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { readUrges } from '../contract.ts';
import { EasedButton } from './EasedButton.tsx';
import styles from './Urge.module.css';
import { UrgeFrame } from './UrgeFrame.tsx';

/** One's own reasons, to read back; or where to write them down. */
export function ReasonsStep() {
  const { t } = useTranslation('urge');
  const path = usePath();
  const reasons = useEndpoint(readUrges).data?.own.reasons ?? [];
  return (
    <UrgeFrame title={t('reasons.title')} text={t(reasons.length > 0 ? 'reasons.text' : 'reasons.none')}>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <EasedButton />
        {reasons.length === 0 && (
          <Link
            className={buttonClass({ variant: 'onDeep' })}
            to={path('exercise', { exercise: 's-my-reasons' })}
          >
            {t('reasons.write')}
          </Link>
        )}
      </div>
    </UrgeFrame>
  );
}
