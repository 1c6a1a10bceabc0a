import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checklistVerdict, isChecklistAnswer } from '#domain/identity/checklist.ts';
import { pathTo } from '#domain/site/paths.ts';
import { readContacts } from '#features/contacts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { NO_REFUSAL } from '#ui/form/refusal.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { ONBOARDING_DONE, readQuestions } from '../contract.ts';
import { Checklist } from './Checklist.tsx';

export async function prefetch(app: App): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(endpointQuery(app, readQuestions)),
    app.queryClient.prefetchQuery(endpointQuery(app, readContacts)),
  ]);
}

export async function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  const questions = await app.queryClient.fetchQuery(endpointQuery(app, readQuestions));
  const values = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const given = posted.get(id);
      return isChecklistAnswer(given) ? [[id, given]] : [];
    }),
  );
  const { open, stoppedAt } = checklistVerdict(questions, values);
  if (open || stoppedAt) return { status: 422, form: { values, sent: false, refusal: NO_REFUSAL } };
  return { goTo: pathTo(app, 'credentials'), cookies: [ONBOARDING_DONE] };
}

/** The yes/no questions before registering (spec 1 §2 Onboarding checklist). */
export function OnboardingScreen() {
  const { t } = useTranslation('onboarding');
  const [search] = useSearchParams();
  const questions = useEndpoint(readQuestions);
  const contacts = useEndpoint(readContacts);
  const failed = questions.isError || contacts.isError;
  const retry = () => {
    void questions.refetch();
    void contacts.refetch();
  };
  return (
    <Page narrow title={t('heading')} lead={t('lead')}>
      <PageTitle title={t('title')} description={t('description')} />
      {search.has('required') && <Banner role="status">{t('required')}</Banner>}
      {failed && <LoadFailed onRetry={retry} />}
      {questions.data && contacts.data && <Checklist questions={questions.data} contacts={contacts.data} />}
      <HelpLine />
    </Page>
  );
}
