import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { fieldValue } from '#contract/wire.ts';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { fieldId } from '#ui/form/Field.tsx';
import { ViewHeading } from '#ui/layout/ViewHeading.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Picture } from '../../overview/Picture.tsx';
import { answerIn, type ExerciseView } from '../exercise-views.ts';
import type { OpenedExercise } from '../useExercise.ts';
import type { AnswerForm } from '../useExerciseForm.ts';
import type { QuestionProgress } from '../useQuestions.ts';
import { BalanceSides } from './BalanceSides.tsx';
import { ExerciseField } from './ExerciseField.tsx';
import styles from './QuestionView.module.css';

interface QuestionViewProps {
  readonly views: readonly ExerciseView[];
  readonly view: ExerciseView;
  readonly form: AnswerForm;
  readonly answers: Answers;
  readonly isExplained: boolean;
  /** Whether another view was open before, so that the heading takes the focus. */
  readonly hasMoved: boolean;
}

/** One question with its control, below the previous answer. */
export function QuestionView({ views, view, form, answers, isExplained, hasMoved }: QuestionViewProps) {
  const { t } = useTranslation('programme');
  const wordsId = useId();
  const index = views.indexOf(view);
  const previous = answerIn(views[index - 1], answers);
  const wrong = view.filter(({ key }) => form.field(key).error !== undefined).map(({ key }) => key);
  const [only, ...others] = wrong;
  const pointsTo = others.length === 0 ? only : undefined;
  useEffect(() => {
    if (pointsTo !== undefined) document.getElementById(fieldId(pointsTo))?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- after each refusal, not while a problem is being solved
  }, [form.attempts]);
  // Only as the question opens: once a problem is solved, the focus is on what sends the answer.
  const [takesFocus] = useState(hasMoved && wrong.length === 0);
  const heading = (words: ReactNode) => (
    <ViewHeading
      isFocused={takesFocus}
      place={t('exercise.progress', { number: index + 1, total: views.length })}
      wordsId={wordsId}
    >
      {words}
    </ViewHeading>
  );
  const [question, other] = view;
  return (
    <>
      {previous !== null && <p className={styles.said}>{t('exercise.said', { said: previous })}</p>}
      {question.kind === 'list' && other ? (
        <BalanceSides sides={[question, other]} heading={heading(t('exercise.balance.title'))} form={form} />
      ) : (
        <ExerciseField
          question={question}
          form={form}
          heading={heading(<InLanguage of={question.language}>{question.title}</InLanguage>)}
          wordsId={wordsId}
          isExplained={isExplained}
        />
      )}
    </>
  );
}

interface QuestionTopProps {
  readonly exercise: OpenedExercise;
  readonly progress: QuestionProgress;
  readonly onBack: () => void;
  readonly onLater: () => void;
}

/** The ways back and out, the picture and title of the exercise, and how far somebody is in it. */
export function QuestionTop({
  exercise: { keepsNothing, paragraph },
  progress,
  onBack,
  onLater,
}: QuestionTopProps) {
  const { t } = useTranslation(['programme', 'ui']);
  return (
    <div className={styles.top}>
      <div className={styles.ways}>
        <Button variant="subtle" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {t(progress.number > 1 ? 'exercise.previous' : 'ui:back')}
        </Button>
        <Button variant="subtle" size="small" onClick={onLater}>
          {t(keepsNothing ? 'exercise.keepsNothing.stop' : 'exercise.later.button')}
        </Button>
      </div>
      <div className={styles.where}>
        <Picture icon={fieldValue(paragraph.field_icon)} />
        <h1 className={styles.title}>
          <InLanguage of={fieldValue(paragraph.langcode)}>{fieldValue(paragraph.field_title)}</InLanguage>
        </h1>
      </div>
      <Rope {...progress} />
    </div>
  );
}
