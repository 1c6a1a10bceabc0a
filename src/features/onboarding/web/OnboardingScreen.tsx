import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checklistVerdict, isChecklistAnswer } from '#domain/identity/checklist.ts';
import { pathTo } from '#domain/site/paths.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { pageCall, readPage } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { NO_REFUSAL } from '#ui/form/refusal.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { ONBOARDING_DONE, OPEN_QUESTION, readQuestions } from '../contract.ts';
import styles from './Checklist.module.css';
import { Checklist } from './Checklist.tsx';
import type { PostedChecklist } from './useChecklist.ts';

/** The words around the questions, which the content has. */
function pageQuery(app: App) {
  return endpointQuery(app, readPage, pageCall(pathTo(app, 'register')));
}

export async function prefetch(app: App): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(pageQuery(app)),
    app.queryClient.prefetchQuery(endpointQuery(app, readQuestions)),
    app.queryClient.prefetchQuery(endpointQuery(app, readContacts)),
  ]);
}

export async function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  const questions = await app.queryClient.fetchQuery(endpointQuery(app, readQuestions));
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const given = posted.get(id);
      return isChecklistAnswer(given) ? [[id, given]] : [];
    }),
  );
  const { open, stoppedAt } = checklistVerdict(questions, answers);
  if (!open && !stoppedAt) return { goTo: pathTo(app, 'credentials'), cookies: [ONBOARDING_DONE] };
  // Whoever answered the question that was open is shown the next one, which is not missing yet.
  const asked = !stoppedAt && (posted.get(OPEN_QUESTION) ?? open?.id) === open?.id;
  const values: PostedChecklist = { answers, asked };
  return { status: asked || stoppedAt ? 422 : 200, form: { values, sent: false, refusal: NO_REFUSAL } };
}

/** While its words are not there. */
const NO_WORDS = { title: null, description: null, blocks: [] } as const;

/** The yes/no questions before registering, one a view (spec 1 §2 Onboarding checklist). */
export function OnboardingScreen() {
  const { t } = useTranslation('onboarding');
  const [search] = useSearchParams();
  const words = useQuery(pageQuery(useApp()));
  const questions = useEndpoint(readQuestions);
  const contacts = useEndpoint(readContacts);
  const failed = words.isError || questions.isError || contacts.isError;
  const retry = () => {
    void words.refetch();
    void questions.refetch();
    void contacts.refetch();
  };
  const { title, description, blocks } = words.data ? pageOf(words.data) : NO_WORDS;
  const lead = blocks.find(({ type }) => type === 'text')?.text;
  const opening = (
    <>
      <div className={styles.opening}>
        {title && <h1>{title}</h1>}
        {lead && <p className="lead">{lead}</p>}
      </div>
      {search.has('required') && <Banner role="status">{t('required')}</Banner>}
    </>
  );
  return (
    <Page narrow>
      <PageTitle {...(title ? { title } : {})} {...(description ? { description } : {})} />
      <div className={styles.views}>
        {failed && <LoadFailed onRetry={retry} />}
        {questions.data && contacts.data ? (
          <Checklist questions={questions.data} contacts={contacts.data} opening={opening} title={title} />
        ) : (
          opening
        )}
        <HelpLine />
      </div>
    </Page>
  );
}
