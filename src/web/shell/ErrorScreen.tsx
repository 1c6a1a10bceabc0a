import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { ErrorLayout } from '#ui/layout/ErrorLayout.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { SmallScene } from '#ui/primitives/SmallScene.tsx';

/** What stands in the place of a page that does not exist (404), is not yours (403) or broke. Never blank. */
export function ErrorScreen() {
  const { t } = useTranslation('web');
  const app = useApp();
  const path = usePath();
  const revalidator = useRevalidator();
  const kind = kindOf(useRouteError());
  return (
    <ErrorLayout art={<SmallScene />}>
      <PageTitle title={t(`${kind}.title`)} />
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{t(`${kind}.text`)}</p>
      <div className="row">
        {kind === 'broken' && (
          <Button onClick={() => void revalidator.revalidate()}>{t('broken.retry')}</Button>
        )}
        {kind === 'forbidden' && app.isOpen('login') && (
          <Link className={buttonClass({})} to={path('login')}>
            {t('login')}
          </Link>
        )}
        <Link className={buttonClass(kind === 'missing' ? {} : { variant: 'subtle' })} to={path('landing')}>
          {t('missing.home')}
        </Link>
        <Link className={buttonClass({ variant: 'subtle' })} to={path('help')}>
          {t('help')}
        </Link>
      </div>
    </ErrorLayout>
  );
}

function kindOf(error: unknown): 'missing' | 'forbidden' | 'broken' {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing';
  if (isRouteErrorResponse(error) && error.status === 403) return 'forbidden';
  if (error instanceof CallFailure && error.code === 'not_found') return 'missing';
  return 'broken';
}
