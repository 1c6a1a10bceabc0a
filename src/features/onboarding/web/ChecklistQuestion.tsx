import { useId } from 'react';
import type { ChecklistAnswer } from '#domain/identity/checklist.ts';
import type { Contact } from '#features/contacts/contract.ts';
import { cx } from '#ui/cx.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { ViewHeading } from '#ui/layout/ViewHeading.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Question } from '../contract.ts';
import styles from './Checklist.module.css';
import { InlineExplainer } from './Explainer.tsx';

interface ChecklistQuestionProps {
  readonly question: Question;
  readonly place: { readonly number: number; readonly total: number };
  readonly contacts: readonly Contact[];
  readonly value: ChecklistAnswer | null;
  readonly onAnswer: (answer: ChecklistAnswer) => void;
  readonly isMissing: boolean;
  /** Whether the focus follows to its heading. */
  readonly isFocused: boolean;
  /** Whether the page opens with the focus here. */
  readonly opensAt: boolean;
  /** Whether the explainer is below it, because no dialog can open. */
  readonly isInline: boolean;
}

/** One question with its two answers. */
export function ChecklistQuestion(props: ChecklistQuestionProps) {
  const { question, place, contacts, value, isMissing, opensAt } = props;
  const { t } = useTranslation('onboarding');
  const wordsId = useId();
  const isExplained = value === question.explains;
  return (
    <div
      className={cx('stack', styles.question)}
      data-explains={question.explains}
      data-stops={props.isInline && question.stops ? question.explains : undefined}
    >
      <Rope {...place} />
      <ChoiceGroup<ChecklistAnswer>
        legend={
          <ViewHeading isFocused={props.isFocused} place={t('progress', place)} wordsId={wordsId}>
            <InLanguage of={question.langcode}>{question.text}</InLanguage>
          </ViewHeading>
        }
        askedBy={wordsId}
        name={question.id}
        description={<InLanguage of={question.langcode}>{question.help}</InLanguage>}
        layout="yesNo"
        error={isMissing ? t('answerRequired') : undefined}
        {...(opensAt && !isExplained ? { autoFocus: true } : {})}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        value={value}
        onChange={props.onAnswer}
      />
      {props.isInline && (
        <div className={styles.explainer}>
          <InlineExplainer question={question} contacts={contacts} isFocused={opensAt && isExplained} />
        </div>
      )}
    </div>
  );
}
