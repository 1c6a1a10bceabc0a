import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';

/** A login without JavaScript, after its first step: on to the code, or why that cannot be here. */
export function WaitingLogin({ challenge }: { readonly challenge: string }) {
  const { t } = useTranslation('session');
  const path = usePath();
  const [search] = useSearchParams();
  const origin = search.get('origin') ?? undefined;
  return (
    <AuthLayout quote={t('login.quote')}>
      <PageTitle title={t('login.title')} />
      <div className="stack">
        <h1>{t('login.waiting.heading')}</h1>
        <p>{t(challenge === '' ? 'login.waiting.needsScript' : 'login.waiting.lead')}</p>
      </div>
      {challenge === '' ? (
        <p>
          <Link to={path('login')}>{t('login.waiting.again')}</Link>
        </p>
      ) : (
        <form method="post" action={path('secondStep', {}, { origin })}>
          <input type="hidden" name="challenge" value={challenge} />
          <Button type="submit" block>
            {t('login.waiting.goOn')}
          </Button>
        </form>
      )}
      <HelpLine />
    </AuthLayout>
  );
}
