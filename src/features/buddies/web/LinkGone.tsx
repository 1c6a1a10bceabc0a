import { Outcome } from '#ui/layout/Outcome.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { BuddyCode, Opened } from './code-query.ts';

/** The buddy behind the code, if they can still answer. */
export function buddyIn(opened: Opened | null): (BuddyCode & { readonly name: string }) | null {
  if (opened === null || typeof opened === 'string' || opened.name === null) return null;
  return { ...opened, name: opened.name };
}

/** Says that a code opens nothing, in the same words whatever became of it. */
export function LinkGone({ opened }: { opened: Opened | null }) {
  const { t } = useTranslation(['buddies', 'ui']);
  const mayWork = opened === null || opened === 'tooMany' || opened === 'tooFast';
  return (
    <Outcome heading={t(mayWork ? 'stranger.title' : 'stranger.gone.title')} takesFocus={false}>
      <p>{whyNot(opened)}</p>
    </Outcome>
  );

  function whyNot(reason: Opened | null): string {
    if (reason === null) return t('stranger.notLoaded');
    if (reason === 'tooFast') return t('ui:failure.tooFast');
    return t(reason === 'tooMany' ? 'stranger.tooMany' : 'stranger.gone.text');
  }
}
