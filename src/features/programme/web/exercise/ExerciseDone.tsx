import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import { dayAt } from '#domain/kit/day.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { exitOf } from './BackToProgramme.tsx';
import styles from './Exercise.module.css';
import { ExerciseAnswers } from './ExerciseAnswers.tsx';
import { ExerciseContacts } from './ExerciseContacts.tsx';
import { ExerciseHead } from './ExerciseHead.tsx';
import { NurseReads } from './NurseReads.tsx';
import { ReceivedBadges } from './ReceivedBadges.tsx';
import type { OpenedExercise } from './useExercise.ts';

interface ExerciseDoneProps {
  readonly exercise: OpenedExercise;
  readonly isJustSaved: boolean;
  readonly isFocused: boolean;
  /** There is an unsaved change. */
  readonly unsent: boolean;
  readonly onChange: () => void;
}

/** A completed exercise: when, the answers on one page if the site shows them, and a link to the next. */
export function ExerciseDone({ exercise, isJustSaved, isFocused, unsent, onChange }: ExerciseDoneProps) {
  const { t } = useTranslation(['programme', 'ui']);
  const app = useApp();
  const path = usePath();
  const { row, keepsNothing, questions, paragraph, next } = exercise;
  if (!row) return null;
  const { submissionView } = app.settings;
  const isSummary = isJustSaved && submissionView && fieldValue(paragraph.field_category) !== 'quiz';
  const written = (field: readonly { readonly value: string }[]) => (
    <InLanguage of={fieldValue(paragraph.langcode)}>{fieldValue(field)}</InLanguage>
  );
  const exit = exitOf(app);
  const again = t(unsent ? 'exercise.changeOn' : 'exercise.change');
  const day = dayAt(new Date(row.created), app.settings.timeZone);
  return (
    <div className="stack">
      <ExerciseHead
        exercise={exercise}
        isFocused={isFocused}
        {...(isSummary ? { title: t('exercise.ended') } : {})}
      >
        {isSummary && <p className="muted">{written(paragraph.field_title)}</p>}
        <p className={styles.doneOn}>
          <CircleCheck aria-hidden="true" />
          {t('exercise.doneOn', { date: formatDay(app.language, day, 'date') })}
        </p>
        {keepsNothing && <p>{t('exercise.keepsNothing.after')}</p>}
        {!isJustSaved && <p className={styles.intro}>{written(paragraph.field_intro)}</p>}
      </ExerciseHead>
      {submissionView && (
        <Card
          as="section"
          className="stack"
          aria-label={t(keepsNothing ? 'exercise.keepsNothing.explanation' : 'exercise.answers')}
        >
          <ExerciseAnswers questions={questions} answers={row.data} explains keepsNothing={keepsNothing} />
        </Card>
      )}
      {isJustSaved && <ReceivedBadges />}
      {fieldValue(paragraph.field_outro) && <p className={styles.intro}>{written(paragraph.field_outro)}</p>}
      <ExerciseContacts ids={paragraph.field_contacts.map(({ value }) => value)} />
      <NurseReads />
      {submissionView && unsent && <Note>{t('exercise.unsent')}</Note>}
      <FormActions>
        {next && (
          <Link className={buttonClass()} to={path('exercise', { exercise: next.id })}>
            {t('exercise.next', { title: next.title })}
          </Link>
        )}
        {submissionView && (
          <Button variant="secondary" onClick={onChange}>
            {keepsNothing ? t('exercise.keepsNothing.again') : again}
          </Button>
        )}
        <Link className={buttonClass({ variant: next ? 'subtle' : 'primary' })} to={path(exit)}>
          {t(exit === 'programme' ? 'exercise.toProgramme' : 'ui:back')}
        </Link>
      </FormActions>
    </div>
  );
}
