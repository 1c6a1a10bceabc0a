import type { PhaseProgress } from '#domain/programme/programme.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useUnlockWords } from './useUnlockWords.ts';

interface PhaseWords {
  /** In a word or two. */
  readonly chip: string;
  /** In a sentence, for a phase that is locked. */
  readonly opens: string;
  /** Why an exercise of this phase is locked. */
  readonly lockedBecause: string;
}

/** The text of a phase while it, or an exercise in it, is locked. `unlockInfo` has `{when}` for the day. */
export function usePhaseWords(
  number: number,
  { waitsFor, unlocksOn }: PhaseProgress,
  unlockInfo: string,
): PhaseWords {
  const { t } = useTranslation('programme');
  const when = useUnlockWords();
  if (waitsFor === 'day') {
    const params = { when: when(unlocksOn) };
    const opens = t('programme.locked.opens', params);
    const sentence =
      number === 1 ? t('programme.locked.firstPhase', params) : unlockInfo.replace('{when}', params.when);
    return { chip: opens, opens: sentence, lockedBecause: opens };
  }
  if (waitsFor === 'previousPhase') {
    const before = { number: number - 1 };
    return {
      chip: t('programme.locked.chip'),
      opens: t('programme.locked.afterPhase', before),
      lockedBecause: t('programme.locked.previousPhase', before),
    };
  }
  return { chip: '', opens: '', lockedBecause: t('programme.locked.previousExercise') };
}
