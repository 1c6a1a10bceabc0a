import { ArrowLeft } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import type { Contact } from '#features/contacts/contract.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { OPEN_QUESTION, type Question } from '../contract.ts';
import styles from './Checklist.module.css';
import { ChecklistQuestion } from './ChecklistQuestion.tsx';
import { Ending, Explainer } from './Explainer.tsx';
import { useChecklist } from './useChecklist.ts';

export interface ChecklistWords {
  /** What the page shows before the first question. */
  readonly opening: ReactNode;
  /** The heading of the page; the other views have it for screen readers only. */
  readonly title: string | null;
  /** What somebody can do instead of answering, shown beside the first question. */
  readonly instead: ReactNode;
  /** Why going on after the last question failed. */
  readonly failure?: string | null;
}

interface ChecklistProps extends ChecklistWords {
  readonly questions: readonly Question[];
  readonly contacts: readonly Contact[];
  onDone(): void;
}

/**
 * The questions as one form, one in view at a time. Without JavaScript it is one page, on which CSS shows each question
 * once the one before it is answered.
 */
export function Checklist({ questions, contacts, onDone, ...words }: ChecklistProps) {
  const { opening, title, instead, failure } = words;
  const { t } = useTranslation('onboarding');
  const scripted = useScripted();
  const checklist = useChecklist(questions, onDone);
  const { answers, open, stoppedAt, current, endedAt, explaining, number } = checklist;
  const isFirst = number === 1 && !endedAt;
  const inView = scripted ? questions.filter((question) => question === current) : questions;

  function goOn(event: FormEvent) {
    event.preventDefault();
    checklist.goOn(event.timeStamp);
  }

  return (
    <>
      {isFirst ? opening : <h1 className="visually-hidden">{title}</h1>}
      <form className="stack" method="post" noValidate onSubmit={goOn}>
        {scripted && !isFirst && <Back label={t(endedAt ? 'change' : 'back')} onPress={checklist.back} />}
        {endedAt ? (
          <Ending key={endedAt.id} question={endedAt} contacts={contacts} />
        ) : (
          <>
            {inView.map((question) => (
              <ChecklistQuestion
                key={question.id}
                question={question}
                place={{ number: questions.indexOf(question) + 1, total: questions.length }}
                contacts={contacts}
                value={answers[question.id] ?? null}
                onAnswer={(answer) => checklist.answer(question, answer)}
                isMissing={checklist.asked && question === (scripted ? current : open)}
                isFocused={checklist.hasMoved && question === current}
                // A browser without JavaScript shows a posted page from its top.
                opensAt={!scripted && checklist.isPosted && question === (stoppedAt ?? open)}
                isInline={!scripted}
              />
            ))}
            {!scripted && open && <input type="hidden" name={OPEN_QUESTION} value={open.id} />}
            {failure && (
              <Banner tone="danger" role="alert">
                {failure}
              </Banner>
            )}
            <Onward>{isFirst && instead}</Onward>
          </>
        )}
      </form>
      {explaining && (
        <Explainer
          question={explaining}
          contacts={contacts}
          onClose={checklist.closeExplainer}
          onUnderstood={checklist.understand}
        />
      )}
    </>
  );
}

function Back({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      variant="subtle"
      size="small"
      className={styles.back}
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

function Onward({ children }: { children: ReactNode }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className={styles.onward}>
      <FormActions>
        <Button type="submit">{t('next')}</Button>
        {children}
      </FormActions>
    </div>
  );
}
