import { Feather, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** A link to help for the moment itself: with an urge, or for relatives to three minutes for themselves. */
export function MomentLink() {
  const { t } = useTranslation(['web', 'ui']);
  const app = useApp();
  const path = usePath();
  const className = buttonClass({ variant: 'secondary', size: 'small' });
  if (app.isOpen('urge')) {
    return (
      <Link className={className} to={path('urge')}>
        <Waves aria-hidden="true" />
        {t(`ui:urge.${measureOf(app.site).unit}`)}
      </Link>
    );
  }
  if (!app.isOpen('forYourself')) return null;
  return (
    <Link className={className} to={path('forYourself')}>
      <Feather aria-hidden="true" />
      {t('forYourself')}
    </Link>
  );
}
