import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';

/** Confirms that the plan is saved, and says what to expect. */
export function WizardDone({ over }: { over: boolean }) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  return (
    <Page narrow title={t('wizard.done.title')}>
      <PageTitle title={t('wizard.done.title')} />
      <Card className="stack">
        <p>{t(over ? 'wizard.done.over' : 'wizard.done.text')}</p>
        <p className="row">
          <Link className={buttonClass({})} to={path('plan')}>
            <Check aria-hidden="true" />
            {t('wizard.done.toPlan')}
          </Link>
        </p>
      </Card>
    </Page>
  );
}
