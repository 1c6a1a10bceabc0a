import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type Contact, readContacts } from '#features/contacts/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { fieldId } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ONBOARDING_COOKIE, type Question, readQuestions } from '../contract.ts';
import { Explainer } from './Explainer.tsx';
import { type Answer, useChecklist } from './useChecklist.ts';

export async function prefetch(app: App): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(endpointQuery(app, readQuestions)),
    app.queryClient.prefetchQuery(endpointQuery(app, readContacts)),
  ]);
}

/** The yes/no questions before making an account (spec 1 §2 Onboarding checklist). */
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
    </Page>
  );
}

function Checklist({
  questions,
  contacts,
}: {
  questions: readonly Question[];
  contacts: readonly Contact[];
}) {
  const { t } = useTranslation('onboarding');
  const app = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const checklist = useChecklist(questions);
  const [asked, setAsked] = useState(false);
  const { open, stoppedAt } = checklist;

  function goOn() {
    if (open) {
      setAsked(true);
      document.getElementById(fieldId(open.id))?.focus();
      return;
    }
    // Only that it was done; what was answered is nobody's business.
    document.cookie = `${ONBOARDING_COOKIE}=done; path=/; max-age=86400; samesite=lax`;
    void navigate(path('credentials'));
  }

  return (
    <div className="stack">
      {checklist.visible.map((question, index) => (
        <Card key={question.id} className="stack">
          <p className="muted small">{t('progress', { number: index + 1, total: questions.length })}</p>
          <ChoiceGroup<Answer>
            legend={question.text}
            legendSize="large"
            name={question.id}
            description={question.help}
            layout="yesNo"
            error={asked && question === open ? t('answerRequired') : undefined}
            options={[
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
            value={checklist.answers[question.id] ?? null}
            onChange={(answer) => {
              setAsked(false);
              checklist.answer(question, answer);
            }}
          />
        </Card>
      ))}
      {stoppedAt ? (
        <Banner tone="care" title={t('stopTitle')} role="status">
          <p>{stoppedAt.explainer.text}</p>
          <Link className={buttonClass({ variant: 'secondary' })} to={path('help')}>
            {t('toHelp')}
          </Link>
        </Banner>
      ) : (
        <FormActions>
          <Button onClick={goOn}>{t('next')}</Button>
          {app.isOpen('login') && (
            <Link className={buttonClass({ variant: 'subtle' })} to={path('login')}>
              {t('hasAccount')}
            </Link>
          )}
        </FormActions>
      )}
      <Explainer question={checklist.explaining} contacts={contacts} onClose={checklist.closeExplainer} />
    </div>
  );
}
