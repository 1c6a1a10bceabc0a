import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { useCountdown } from './useCountdown.ts';

/** Once the time is over, the way on for somebody whose urge is as strong as before. */
export function StillStrong({ left }: Pick<ReturnType<typeof useCountdown>, 'left'>) {
  const { t } = useTranslation('urge');
  const path = usePath();
  if (left > 0) return null;
  return (
    <p>
      <Link to={path('urgeStep', { step: 'strong' })}>{t('strong.title')}</Link>
    </p>
  );
}
