import { Waves } from 'lucide-react';
import { Link } from 'react-router';
import { measureOf } from '#domain/site/site.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useApp, usePath } from '../app/app.ts';
import { buttonClass } from '../primitives/Button.tsx';

/** The way to help with an urge, where people count their own use. */
export function UrgeLink() {
  const { t } = useTranslation('ui');
  const app = useApp();
  const path = usePath();
  if (!app.isOpen('urge')) return null;
  return (
    <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('urge')}>
      <Waves aria-hidden="true" />
      {t(`urge.${measureOf(app.site).unit}`)}
    </Link>
  );
}
