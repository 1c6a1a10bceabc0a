import type { PhaseProgress } from '#domain/programme/programme.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ProgramNode } from '../../contract.ts';
import styles from './Phase.module.css';
import { Phase } from './Phase.tsx';

interface PhaseListProps {
  readonly node: ProgramNode;
  readonly progress: readonly PhaseProgress[];
  /** The id of the current exercise. */
  readonly current: string | null;
}

/** The phases along the rail: past, current and to come. */
export function PhaseList({ node, progress, current }: PhaseListProps) {
  const { t } = useTranslation('programme');
  return (
    <ol className={styles.rail} aria-label={t('programme.phases')}>
      {progress.map((phase, index) => {
        const paragraph = node.field_paragraphs[index];
        if (!paragraph) return null;
        return (
          <Phase
            key={paragraph.target_id}
            number={index + 1}
            paragraph={paragraph}
            phase={phase}
            current={current}
            unlockInfo={node.field_phase_unlock_info}
          />
        );
      })}
    </ol>
  );
}
