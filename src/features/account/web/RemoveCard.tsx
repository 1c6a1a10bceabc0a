import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Links to the page that deletes the account. */
export function RemoveCard() {
  const { t } = useTranslation('account');
  const app = useApp();
  const path = usePath();
  if (!app.isOpen('deleteAccount')) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="remove-title">
      <h2 className="h3" id="remove-title">
        {t('remove.title')}
      </h2>
      <p>{t('remove.short')}</p>
      <div className="row">
        <Link className={buttonClass({ variant: 'secondary' })} to={path('deleteAccount')}>
          <Trash2 aria-hidden="true" />
          {t('remove.link')}
        </Link>
      </div>
    </Card>
  );
}
