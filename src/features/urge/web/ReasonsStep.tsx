import { Link } from 'react-router';
import { NAMED_EXERCISES } from '#domain/programme/named-exercises.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readUrges } from '../contract.ts';
import { EasedButton } from './EasedButton.tsx';
import styles from './Urge.module.css';
import { UrgeFrame } from './UrgeFrame.tsx';
import { useHasBegun } from './useHasBegun.ts';

/** The reader's own reasons, or where to write them down. */
export function ReasonsStep() {
  const { t } = useTranslation('urge');
  const path = usePath();
  const { isFromDevice } = useApp();
  const { data, isLoadingError } = useEndpoint(readUrges);
  const reasons = data?.own.reasons ?? [];
  const isNone = data?.own.reasons.length === 0;
  const canWrite = useHasBegun() && isNone;
  function text(): string | undefined {
    if (canWrite) return `${t('reasons.none')} ${t('reasons.how')}`;
    if (data) return t(isNone ? 'reasons.none' : 'reasons.text');
    return isFromDevice || isLoadingError ? t('reasons.later') : undefined;
  }
  return (
    <UrgeFrame title={t('reasons.title')} text={text()}>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <EasedButton />
        {canWrite && (
          <Link
            className={buttonClass({ variant: 'onDeep' })}
            to={path('exercise', { exercise: NAMED_EXERCISES.reasons })}
          >
            {t('reasons.write')}
          </Link>
        )}
      </div>
    </UrgeFrame>
  );
}
