import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Contact } from '#features/contacts/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { cx } from '#ui/cx.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { fieldId } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ONBOARDING_DONE, type Question } from '../contract.ts';
import styles from './Checklist.module.css';
import { Explainer, InlineExplainer } from './Explainer.tsx';
import { type Answer, useChecklist } from './useChecklist.ts';

interface ChecklistProps {
  readonly questions: readonly Question[];
  readonly contacts: readonly Contact[];
}

/** The questions as one form: CSS shows them one by one, so that it works without JavaScript too. */
export function Checklist({ questions, contacts }: ChecklistProps) {
  const { t } = useTranslation('onboarding');
  const path = usePath();
  const navigate = useNavigate();
  const scripted = useScripted();
  const checklist = useChecklist(questions);
  const { open, stoppedAt, explaining } = checklist;

  const required = { error: t('answerRequired'), autoFocus: true };

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (stoppedAt) return;
    if (open) {
      checklist.ask();
      document.getElementById(fieldId(open.id))?.focus();
      return;
    }
    document.cookie = ONBOARDING_DONE;
    void navigate(path('credentials'));
  }

  return (
    <form className="stack" method="post" noValidate onSubmit={goOn}>
      {questions.map((question, index) => (
        <Card key={question.id} className={cx('stack', styles.question)} data-explains={question.explains}>
          <p className="muted small">{t('progress', { number: index + 1, total: questions.length })}</p>
          <ChoiceGroup<Answer>
            legend={question.text}
            legendSize="large"
            name={question.id}
            description={question.help}
            layout="yesNo"
            {...(checklist.asked && question === open ? required : {})}
            options={[
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
            value={checklist.answers[question.id] ?? null}
            onChange={(answer) => checklist.answer(question, answer)}
          />
          {!scripted && question !== stoppedAt && (
            <div className={styles.explainer}>
              <InlineExplainer question={question} contacts={contacts} />
            </div>
          )}
        </Card>
      ))}
      {stoppedAt && <Stopped at={stoppedAt} />}
      {/* Without JavaScript this is the only way to send another answer. */}
      {(!stoppedAt || !scripted) && <Onward />}
      {explaining && (
        <Explainer question={explaining} contacts={contacts} onClose={checklist.closeExplainer} />
      )}
    </form>
  );
}

/** For a browser without JavaScript, which shows the page from its top; React leaves links alone. */
const FOCUSED = { autoFocus: true };

function Stopped({ at }: { at: Question }) {
  const { t } = useTranslation('onboarding');
  const path = usePath();
  return (
    <Banner tone="care" title={t('stopTitle')} role="status">
      <p>{at.explainer.text}</p>
      <Link className={buttonClass({ variant: 'secondary' })} to={path('help')} {...FOCUSED}>
        {t('toHelp')}
      </Link>
    </Banner>
  );
}

function Onward() {
  const { t } = useTranslation('onboarding');
  const app = useApp();
  const path = usePath();
  return (
    <FormActions>
      <Button type="submit">{t('next')}</Button>
      {app.isOpen('login') && (
        <Link className={buttonClass({ variant: 'subtle' })} to={path('login')}>
          {t('hasAccount')}
        </Link>
      )}
    </FormActions>
  );
}
