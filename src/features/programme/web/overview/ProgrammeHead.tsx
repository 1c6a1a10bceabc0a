import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import type { PhaseProgress } from '#domain/programme/programme.ts';
import { useApp } from '#ui/app/app.ts';
import { ProgressBar } from '#ui/primitives/ProgressBar.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ProgramNode } from '../../contract.ts';
import { UntilNextPhase } from './UntilNextPhase.tsx';
import { useUnlockWords } from './useUnlockWords.ts';

interface ProgrammeHeadProps {
  readonly me: Me;
  readonly node: ProgramNode;
  readonly progress: readonly PhaseProgress[];
  readonly complete: boolean;
}

/** The progress in words: the phase, and how many exercises are done. */
export function ProgrammeHead({ me, node, progress, complete }: ProgrammeHeadProps) {
  const { t } = useTranslation('programme');
  const app = useApp();
  const today = app.today();
  const when = useUnlockWords();
  const exercises = progress.flatMap((phase) => phase.exercises);
  const done = exercises.filter(({ hasSubmission }) => hasSubmission).length;
  const valueText = t('programme.progress.valueText', { done, count: exercises.length });
  const current = node.field_paragraphs[progress.findIndex(({ isCurrent }) => isCurrent)];
  // Somebody who came in by another system may have given no name.
  const hello = t(`programme.hello.${me.name === '' ? 'nameless' : 'named'}`, { name: me.name });

  function where(): string {
    if (complete) return t('programme.lead.complete', { hello });
    if (current) return t('programme.lead.current', { hello, phase: fieldValue(current.field_title) ?? '' });
    return today < me.programmeStart
      ? t('programme.lead.notStarted', { hello, when: when(me.programmeStart) })
      : '';
  }

  return (
    <div className="stack">
      <p className="lead">{where()}</p>
      <UntilNextPhase progress={progress} />
      <p className="muted">{t(app.settings.submissionView ? 'programme.pace' : 'programme.paceOnly')}</p>
      <ProgressBar
        label={t('programme.progress.label')}
        value={done}
        max={exercises.length}
        valueText={valueText}
      />
      <p className="muted small" aria-hidden="true">
        {valueText}
      </p>
    </div>
  );
}
