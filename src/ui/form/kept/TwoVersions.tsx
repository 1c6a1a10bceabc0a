import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CallFailure, isSessionOver } from '../../app/caller.ts';
import { useFailureText } from '../../app/failure/useFailureText.ts';
import { useSessionEnd } from '../../app/useSessionEnd.ts';
import { Banner } from '../../primitives/Banner.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { useToast } from '../../toast/useToast.ts';
import { FormActions } from '../FormActions.tsx';

interface Choice {
  readonly keep: () => Promise<void>;
}

interface Version extends Choice {
  /** The text as it reads. */
  readonly content: ReactNode;
}

interface TwoVersionsProps {
  readonly mine: Version;
  readonly other: Version;
  /** Keeps both, if the text written here can exist by itself. */
  readonly apart?: Choice & { readonly label: string };
  /** Reads the other version again after it changed once more. */
  readonly onChangedAgain?: () => Promise<unknown>;
  /** What to say when neither could be kept. */
  readonly notSaved?: string;
}

/** Two devices changed the same text: both versions are shown and kept until the person chooses one. */
export function TwoVersions({ mine, other, apart, onChangedAgain, notSaved = '' }: TwoVersionsProps) {
  const { t } = useTranslation('ui');
  const failureText = useFailureText();
  const endSession = useSessionEnd();
  const toast = useToast();
  const [busy, setBusy] = useState<'mine' | 'apart' | 'other' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const head = useRef<HTMLSpanElement>(null);
  // The form they were writing in is gone.
  useLayoutEffect(() => head.current?.focus(), []);

  const choose = async (name: NonNullable<typeof busy>, { keep }: Choice) => {
    // What was chosen first is under way.
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    try {
      await keep();
      // Nothing else tells it: the text of the other device was there already.
      if (name === 'other') toast.show({ tone: 'success', text: t('conflict.keptOther') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error)) endSession();
      else if (error.code === 'edit_conflict') await onChangedAgain?.();
      else setFailure(failureText(error, notSaved));
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className="stack">
      <Banner
        tone="info"
        title={
          <span ref={head} tabIndex={-1}>
            {t('conflict.title')}
          </span>
        }
        role="status"
      >
        {t('conflict.text')}
      </Banner>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <VersionCard label={t('conflict.mine')} content={mine.content}>
        <Button busy={busy === 'mine'} onClick={() => void choose('mine', mine)}>
          {t('conflict.keepMine')}
        </Button>
        {apart && (
          <Button variant="subtle" busy={busy === 'apart'} onClick={() => void choose('apart', apart)}>
            {apart.label}
          </Button>
        )}
      </VersionCard>
      <VersionCard label={t('conflict.other')} content={other.content}>
        <Button variant="secondary" busy={busy === 'other'} onClick={() => void choose('other', other)}>
          {t('conflict.keepOther')}
        </Button>
      </VersionCard>
    </div>
  );
}

interface VersionCardProps {
  readonly label: string;
  readonly content: ReactNode;
  readonly children: ReactNode;
}

function VersionCard({ label, content, children }: VersionCardProps) {
  return (
    <Card as="section" className="stack" aria-label={label}>
      <p className="h4">{label}</p>
      {content}
      <FormActions>{children}</FormActions>
    </Card>
  );
}
