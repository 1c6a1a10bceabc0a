import type { ReactNode } from 'react';
import type { Answer, Answers } from '#domain/programme/exercise-answer.ts';
import { cx } from '#ui/cx.ts';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ExerciseAnswers.module.css';
import { Explanation, type Mark, MarkWords, markOf, markWithoutTicks } from './Explanation.tsx';
import type { ExerciseQuestion, QuizQuestion } from './exercise-questions.ts';
import { earlierAnswers, ticksOf } from './exercise-values.ts';

interface ExerciseAnswersProps {
  readonly questions: readonly ExerciseQuestion[];
  readonly answers: Answers;
  /** For a quiz, also shows which options are right, and why. */
  readonly explains?: boolean;
  /** The answers were not kept, so nothing is said about them. */
  readonly keepsNothing?: boolean;
  /** They are a client's, and their nurse reads them. */
  readonly isClients?: boolean;
  /** Of the heading of each question. */
  readonly level?: 2 | 3 | 4;
}

/** The answers by question, as typed; then those to questions that the exercise no longer has. */
export function ExerciseAnswers({
  questions,
  answers,
  explains = false,
  keepsNothing = false,
  isClients = false,
  level = 2,
}: ExerciseAnswersProps) {
  const { t } = useTranslation('programme');
  const Heading = `h${level}` as const;
  const earlier = Object.entries(earlierAnswers(questions, answers));
  return (
    <div className={styles.answers}>
      {questions.map((question) => (
        <div key={question.key} className={styles.question}>
          <Heading className="h4">
            <InLanguage of={question.language}>{question.title}</InLanguage>
          </Heading>
          <AnswerOf
            question={question}
            answer={answers[question.key]}
            explains={explains}
            keepsNothing={keepsNothing}
            isClients={isClients}
          />
        </div>
      ))}
      {earlier.length > 0 && (
        <div className={styles.question}>
          <Heading className="h4">{t('exercise.earlier.title')}</Heading>
          <p className="muted">{t('exercise.earlier.text')}</p>
          {earlier.map(([key, answer]) => (
            <Written key={key} answer={answer} />
          ))}
        </div>
      )}
    </div>
  );
}

interface AnswerProps<Q> {
  readonly question: Q;
  readonly answer: Answer | undefined;
  readonly explains: boolean;
  readonly keepsNothing: boolean;
  readonly isClients: boolean;
}

function AnswerOf({ question, answer, ...how }: AnswerProps<ExerciseQuestion>) {
  const { t } = useTranslation('programme');
  if (question.kind === 'quiz') return <TicksOf question={question} answer={answer} {...how} />;
  if (answer === undefined) return <p className="muted">{t('exercise.notAnswered')}</p>;
  return <Written answer={answer} />;
}

function Written({ answer }: { answer: Answer }) {
  if (typeof answer === 'string') return <p className={styles.text}>{answer}</p>;
  return (
    <ul className={styles.rows}>
      {answer.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows may be duplicates
        <li key={index}>{row}</li>
      ))}
    </ul>
  );
}

function TicksOf({ question, answer, explains, keepsNothing, isClients }: AnswerProps<QuizQuestion>) {
  const { t } = useTranslation('programme');
  const { options, explanation, language } = question;
  const { ticked, own } = ticksOf(question, typeof answer === 'object' ? answer : []);
  const shownAs = (id: string): Mark | null => {
    if (keepsNothing) return markWithoutTicks(question, id);
    if (explains) return markOf(question, ticked, id);
    return ticked.includes(id) ? 'ticked' : null;
  };
  return (
    <>
      <ul className={styles.options}>
        {options.map(({ id, text, description }) => (
          <OptionOf
            key={id}
            text={<InLanguage of={language}>{text}</InLanguage>}
            description={description && <InLanguage of={language}>{description}</InLanguage>}
            mark={shownAs(id)}
            isClients={isClients}
          />
        ))}
        {own !== null && <OptionOf text={own} description={undefined} mark="ticked" isClients={isClients} />}
      </ul>
      {answer === undefined && !keepsNothing && <p className="muted">{t('exercise.notAnswered')}</p>}
      {explains && <Explanation text={<InLanguage of={language}>{explanation}</InLanguage>} />}
    </>
  );
}

function OptionOf({
  text,
  description,
  mark,
  isClients,
}: {
  text: ReactNode;
  description: ReactNode;
  mark: Mark | null;
  isClients: boolean;
}) {
  return (
    <li className={cx(styles.option, mark && styles[mark])}>
      <span className={styles.text}>{text}</span>
      {description && <span className={styles.description}>{description}</span>}
      {mark && <MarkWords mark={mark} isClients={isClients} />}
    </li>
  );
}
