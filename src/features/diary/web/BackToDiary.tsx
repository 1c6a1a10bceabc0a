import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';

export function BackToDiary() {
  const { t } = useTranslation('diary');
  const path = usePath();
  return (
    <Link className={buttonClass({ variant: 'subtle', size: 'small' })} to={path('diary')}>
      <ArrowLeft aria-hidden="true" />
      {t('toDiary')}
    </Link>
  );
}
