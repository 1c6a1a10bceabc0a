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
  const { t } = useTranslation('buddies');
  const text =
    opened === null
      ? t('stranger.notLoaded')
      : t(opened === 'tooMany' ? 'stranger.tooMany' : 'stranger.gone.text');
  return (
    <Outcome heading={t(opened === null ? 'stranger.title' : 'stranger.gone.title')} takesFocus={false}>
      <p>{text}</p>
    </Outcome>
  );
}
