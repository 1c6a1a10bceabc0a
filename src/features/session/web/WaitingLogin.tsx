import { useSearchParams } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import type { PostedStep } from '#ui/second-step/next-step.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Leads a login that was sent without scripts on to the page of its second step. */
export function WaitingLogin({ step }: { readonly step: Partial<PostedStep> }) {
  const { t } = useTranslation('session');
  const path = usePath();
  const [search] = useSearchParams();
  const origin = search.get('origin') ?? undefined;
  return (
    <AuthLayout quote={t('login.quote.nurses')}>
      <PageTitle title={t('login.title')} />
      <div className="stack">
        <h1>{t('login.waiting.heading')}</h1>
        <p>{t('login.waiting.lead')}</p>
      </div>
      <form method="post" action={path('secondStep', {}, { origin })}>
        {Object.entries(step).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" block>
          {t('login.waiting.goOn')}
        </Button>
      </form>
      <HelpLine />
    </AuthLayout>
  );
}
