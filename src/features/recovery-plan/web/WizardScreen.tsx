import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Me } from '#domain/account.ts';
import { type Plan, PROGRAMME_WEEKS, programmeWeek } from '#domain/goal.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { readPlan } from '../contract.ts';
import { useWizard } from './useWizard.ts';
import { WizardDone } from './WizardDone.tsx';
import { WizardHead } from './WizardHead.tsx';
import { WizardStepForm } from './WizardStepForm.tsx';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readPlan));
}

/** Makes or changes the plan, one question on a page (spec 1 §4 Recovery plan wizard). Each step has its own address. */
export function WizardScreen() {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const me = useMe();
  const { data, isError, refetch } = useEndpoint(readPlan);
  if (data && me) return <Wizard me={me} plan={data.plan} />;
  return (
    <Page narrow title={t('wizard.title')}>
      <PageTitle title={t('wizard.title')} />
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!isError && (
        <div role="status" className="stack">
          <span className="visually-hidden">{t('ui:loading')}</span>
          <Skeleton shape="block" height="24rem" />
        </div>
      )}
    </Page>
  );
}

function Wizard({ me, plan }: { me: Me; plan: Plan | null }) {
  const { t } = useTranslation('recovery-plan');
  const { today } = useApp();
  const path = usePath();
  const asked = useParams()['step'];
  const wizard = useWizard(me, plan);
  const step = wizard.rules.stepFor(asked, wizard.values, plan !== null);
  if (step !== asked) return <Navigate replace to={path('goalStep', { step })} />;
  if (step === 'done') return <WizardDone />;
  const steps = wizard.rules.pathOf(wizard.values).filter((name) => name !== 'done');
  const over = programmeWeek(me.programmeStart, today()) > PROGRAMME_WEEKS;
  return (
    <Page
      narrow
      before={<WizardHead number={steps.indexOf(step) + 1} total={steps.length} />}
      title={t(`wizard.${step}.title`)}
    >
      <PageTitle title={t(`wizard.${step}.title`)} />
      {over && <Banner>{t('wizard.over')}</Banner>}
      <WizardStepForm key={step} step={step} wizard={wizard} me={me} />
    </Page>
  );
}
