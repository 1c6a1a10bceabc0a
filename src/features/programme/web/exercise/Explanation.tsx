import { ArrowLeftRight, Check, Lightbulb, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { useFocusedOn } from '#ui/focus/useFocusedOn.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ExerciseAnswers.module.css';
import type { QuizQuestion } from './exercise-questions.ts';

/** How an option of a quiz compares with what was ticked, once the quiz is explained; `answer` says nothing about ticks. */
export type Mark = 'fits' | 'differs' | 'alsoFits' | 'ticked' | 'answer';
const icons = { fits: Check, differs: ArrowLeftRight, alsoFits: Plus, ticked: Check, answer: Lightbulb };

/** The mark of an option of a quiz that keeps nothing: the same whatever was ticked, and unlike that of a tick. */
export function markWithoutTicks({ options }: QuizQuestion, id: string): Mark | null {
  return options.some((option) => option.id === id && option.fits) ? 'answer' : null;
}

/** The mark of an option once the quiz is explained; null for one that was rightly left out. */
export function markOf({ options }: QuizQuestion, ticked: readonly string[], id: string): Mark | null {
  if (!options.some(({ fits }) => fits)) return ticked.includes(id) ? 'ticked' : null;
  const fits = options.some((option) => option.id === id && option.fits);
  if (ticked.includes(id)) return fits ? 'fits' : 'differs';
  if (!fits) return null;
  // Beside nothing that was right, an option is not right as well.
  return options.some((option) => option.fits && ticked.includes(option.id)) ? 'alsoFits' : 'answer';
}

/** A mark in words, with its icon. With `isClients`, the words are for a nurse who reads a client's answers. */
export function MarkWords({ mark, isClients = false }: { mark: Mark; isClients?: boolean }) {
  const { t } = useTranslation('programme');
  const Icon = icons[mark];
  return (
    <span className={cx(styles.mark, styles[`is-${mark}`])}>
      <Icon aria-hidden="true" />
      {t(`exercise.mark.${mark}`, isClients ? { context: 'client' } : {})}
    </span>
  );
}

/** Why some options of a quiz are right. With `isFocused`, it takes the focus, because it appears on a press. */
export function Explanation({ text, isFocused = false }: { text: ReactNode; isFocused?: boolean }) {
  const ref = useFocusedOn<HTMLDivElement>(isFocused);
  return (
    <div ref={ref} className={styles.explanation} tabIndex={isFocused ? -1 : undefined}>
      <Lightbulb aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
