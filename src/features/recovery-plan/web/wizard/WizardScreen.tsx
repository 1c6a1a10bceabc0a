import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Plan } from '#domain/tracking/goal.ts';
import { placeOnPath } from '#domain/tracking/wizard/plan-wizard.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { buddiesQuery } from '#ui/app/buddies.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readPlan } from '../../contract.ts';
import { SAVED } from './useStepForm.ts';
import { useWizard } from './useWizard.ts';
import { WizardDone } from './WizardDone.tsx';
import { WizardHead } from './WizardHead.tsx';
import { WizardStepForm } from './WizardStepForm.tsx';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readPlan);
  if (hasFeature(app.site, 'buddies')) void app.queryClient.prefetchQuery(buddiesQuery(app));
}

/** Makes or changes the plan, one question per page (spec 1 §4 Recovery plan wizard). Each step has its own URL. */
export function WizardScreen() {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const me = useMe();
  const stored = useEndpoint(readPlan);
  const app = useApp();
  const asksBuddy = hasFeature(app.site, 'buddies');
  const buddies = useQuery({ ...buddiesQuery(app), enabled: asksBuddy });
  // If the buddies cannot be fetched, the wizard does not ask for one.
  const isKnown = !asksBuddy || buddies.data !== undefined || buddies.isLoadingError;
  if (stored.data && me && isKnown) {
    return <Wizard me={me} plan={stored.data.plan} hasBuddy={asksBuddy && buddies.data?.length !== 0} />;
  }
  return (
    <Page narrow title={t('wizard.title')}>
      <PageTitle title={t('wizard.title')} />
      <NotLoaded of={stored} heights={[24]} />
    </Page>
  );
}

interface WizardProps {
  readonly me: Me;
  readonly plan: Plan | null;
  readonly hasBuddy: boolean;
}

function Wizard({ me, plan, hasBuddy }: WizardProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const asked = useParams()['step'];
  const { state }: { state: unknown } = useLocation();
  // The buddy whom the plan invites when it is saved takes no post away from the progress.
  const [hadBuddy] = useState(hasBuddy);
  const wizard = useWizard(me, plan, hadBuddy);
  const saved = plan !== null || state === SAVED;
  const step = wizard.rules.stepFor(asked, wizard.values, saved);
  if (step !== asked) return <Navigate replace to={path('goalStep', { step })} />;
  const over = wizard.rules.weeksOf(wizard.values) === 0;
  const { number, total } = placeOnPath(wizard.rules.factsOf(wizard.values), step);
  if (step === 'done') return <WizardDone me={me} over={over} total={total} />;
  return (
    <Page narrow before={<WizardHead number={number} total={total} />} title={t(`wizard.${step}.title`)}>
      <PageTitle title={t(`wizard.${step}.title`)} />
      {over && <Banner>{t('wizard.over')}</Banner>}
      <WizardStepForm key={`${step} ${wizard.basis}`} step={step} wizard={wizard} />
    </Page>
  );
}
