import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { readOverview } from '#features/daily-registration/contract.ts';
import { usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { FirstWeek } from './FirstWeek.tsx';
import { StopCountdown } from './StopCountdown.tsx';

interface WizardDoneProps {
  readonly me: Me;
  /** The programme has ended, so that the plan sets no goals. */
  readonly over: boolean;
  /** The posts of the progress, all of them passed. */
  readonly total: number;
}

/** Confirms that the plan is saved: one's own first week, the days until the stop day, and the first thing to do. */
export function WizardDone({ me, over, total }: WizardDoneProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const { data: overview } = useEndpoint(readOverview);
  const head = (
    <>
      <p className="muted">{t('wizard.step', { number: total, total })}</p>
      <Rope number={total + 1} total={total} />
    </>
  );
  return (
    <Page narrow before={head} title={t('wizard.done.title')}>
      <PageTitle title={t('wizard.done.title')} />
      <div className="stack">
        {over && (
          <Card>
            <p>{t('wizard.done.over')}</p>
          </Card>
        )}
        {!over && overview && (
          <>
            <StopCountdown />
            <FirstWeek overview={overview} me={me} />
          </>
        )}
        <p className="row">
          <Link className={buttonClass({})} to={path('plan')}>
            {t('wizard.done.toPlan')}
          </Link>
          {!over && (
            <Link className={buttonClass({ variant: 'secondary' })} to={path('today')}>
              <PenLine aria-hidden="true" />
              {t('wizard.done.fillIn')}
            </Link>
          )}
        </p>
      </div>
    </Page>
  );
}
