import { ArrowRight, Info } from 'lucide-react';
import { fieldValue } from '#contract/wire.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Exercise.module.css';
import { ExerciseContacts } from './ExerciseContacts.tsx';
import { ExerciseFacts, ExerciseHead } from './ExerciseHead.tsx';
import { NurseReads } from './NurseReads.tsx';
import type { OpenedExercise } from './useExercise.ts';
import type { QuestionProgress } from './useQuestions.ts';

interface ExerciseStartProps {
  readonly exercise: OpenedExercise;
  readonly isFocused: boolean;
  readonly progress: QuestionProgress;
  /** Whether something was written before. */
  readonly isBegun: boolean;
  readonly onBegin: () => void;
}

/** What the exercise is about and how long it takes, before its first question. */
export function ExerciseStart({ exercise, isFocused, progress, isBegun, onBegin }: ExerciseStartProps) {
  const { t } = useTranslation('programme');
  const { keepsNothing, paragraph, questions } = exercise;
  const isQuiz = fieldValue(paragraph.field_category) === 'quiz';
  const isOptional = questions.every(({ required }) => !required);
  return (
    <div className="stack">
      <ExerciseHead exercise={exercise} isFocused={isFocused}>
        <ExerciseFacts exercise={exercise} />
      </ExerciseHead>
      {isBegun && (
        <p className={styles.unsent} role="status">
          {t('exercise.continued')}
        </p>
      )}
      <Rope {...progress} />
      <Note icon={<Info aria-hidden="true" />}>
        {t(isQuiz ? 'exercise.notATest' : 'exercise.noRight')} {isOptional && t('exercise.optional')}
        {keepsNothing && t('exercise.keepsNothing.before')}
      </Note>
      <FormActions>
        <Button onClick={onBegin}>
          {t(isBegun ? 'exercise.step.goOn' : 'exercise.begin')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </FormActions>
      <ExerciseContacts ids={paragraph.field_contacts.map(({ value }) => value)} />
      <NurseReads />
      <HelpLine />
    </div>
  );
}
