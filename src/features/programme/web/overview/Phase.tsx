import { Check, ChevronDown, Lock } from 'lucide-react';
import { fieldValue } from '#contract/wire.ts';
import type { PhaseProgress } from '#domain/programme/programme.ts';
import { cx } from '#ui/cx.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ProgramNode } from '../../contract.ts';
import styles from './Phase.module.css';
import { PhaseExercises } from './PhaseExercises.tsx';
import { useNamedPhase } from './useNamedPhase.ts';
import { usePhaseWords } from './usePhaseWords.ts';
import { useScrollHere } from './useScrollHere.ts';

interface PhaseProps {
  readonly number: number;
  readonly paragraph: ProgramNode['field_paragraphs'][number];
  readonly phase: PhaseProgress;
  readonly current: string | null;
  readonly unlockInfo: ProgramNode['field_phase_unlock_info'];
}

/**
 * One phase. It starts open if it is the current one, the address names it, or one of its exercises can be done. Opened or closed by
 * hand, it stays so until the person leaves the page.
 */
export function Phase({ number, paragraph, phase, current, unlockInfo }: PhaseProps) {
  const { t } = useTranslation('programme');
  const isNamed = useNamedPhase() === number;
  const here = useScrollHere<HTMLLIElement>(isNamed, 'start');
  const { waitsFor, isCurrent, exercises } = phase;
  const words = usePhaseWords(number, phase, fieldValue(unlockInfo) ?? '');
  const language = fieldValue(paragraph.langcode);
  const title = fieldValue(paragraph.field_title) ?? '';
  const done = exercises.filter(({ hasSubmission }) => hasSubmission).length;
  const isBehind = waitsFor === null && !isCurrent;
  const isOpen = isNamed || isCurrent || exercises.some(({ status }) => status === 'available');
  return (
    <li ref={here} className={cx(styles.item, isBehind && styles.behind, isCurrent && styles.here)}>
      <span className={styles.post} aria-hidden="true">
        {isBehind && <Check />}
        {isCurrent && number}
        {waitsFor !== null && <Lock />}
      </span>
      <details className={styles.phase} open={isOpen}>
        <summary className={styles.summary}>
          <h2 className={styles.title}>
            <InLanguage of={language}>{title}</InLanguage>
          </h2>
          {waitsFor === null ? (
            <Chip tone={done === exercises.length ? 'success' : 'accent'}>
              {t('programme.done', { done, count: exercises.length })}
            </Chip>
          ) : (
            <Chip tone="neutral">{words.chip}</Chip>
          )}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </summary>
        <div className={cx('stack', styles.content)}>
          <p>
            <InLanguage of={language}>{fieldValue(paragraph.field_intro)}</InLanguage>
          </p>
          {waitsFor !== null && <p className="muted">{words.opens}</p>}
          <PhaseExercises
            label={t('programme.exercises', { phase: title })}
            exercises={exercises}
            paragraphs={paragraph.field_exercise}
            current={current}
            lockedBecause={words.lockedBecause}
          />
          {waitsFor !== null && <HelpLine />}
        </div>
      </details>
    </li>
  );
}
