import { Link } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import { endProgress } from '#domain/programme/programme.ts';
import { usePath } from '#ui/app/app.ts';
import { ContentPicture } from '#ui/app/ContentPicture.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { exerciseId, type ProgramNode } from '../../contract.ts';
import { PhaseExercises } from './PhaseExercises.tsx';

interface EndBlockProps {
  readonly node: ProgramNode;
  readonly submitted: ReadonlySet<string>;
  readonly complete: boolean;
}

/** For people who completed every exercise, or had before editors added one: a look back, and the closing exercises. */
export function EndBlock({ node, submitted, complete }: EndBlockProps) {
  const { t } = useTranslation('programme');
  const path = usePath();
  const language = fieldValue(node.langcode);
  const paragraphs = node.field_end_program_exercises;
  const exercises = endProgress(paragraphs.map(exerciseId), submitted, complete);
  if (!complete && !exercises.some(({ hasSubmission }) => hasSubmission)) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="end-title">
      {node.field_end_program_image.map((picture) => (
        <ContentPicture key={picture.url} {...picture} />
      ))}
      <h2 id="end-title">
        <InLanguage of={language}>{fieldValue(node.field_end_program_title)}</InLanguage>
      </h2>
      <p>
        <InLanguage of={language}>{fieldValue(node.field_end_program_text)}</InLanguage>
      </p>
      {paragraphs.length > 0 && (
        <PhaseExercises
          label={t('programme.end.exercises')}
          exercises={exercises}
          paragraphs={paragraphs}
          current={null}
          lockedBecause={t('exercise.locked.programme')}
        />
      )}
      {complete && (
        <p>
          <Link to={`${path('account')}#programme`}>{t('restart.button')}</Link>
        </p>
      )}
    </Card>
  );
}
