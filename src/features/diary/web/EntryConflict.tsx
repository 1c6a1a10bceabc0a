import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '#domain/community/diary.ts';
import { deleteNodeDraft } from '#features/nodes/draft-contract.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { type Entry, type EntryValues, readEntry } from './entry.ts';
import { forgetDraftOnDevice, placeOf } from './entry-draft.ts';
import { useSendEntry } from './useEntryForm.ts';

interface EntryConflictProps {
  readonly keeper: Keeper;
  /** As it stands now. */
  readonly entry: Entry;
  readonly mine: EntryValues;
  readonly onMine: (saved: Entry) => void;
  readonly onOther: () => void;
}

/** Two devices changed the same entry: both versions are shown and kept until the person chooses one. */
export function EntryConflict({ keeper, entry, mine, onMine, onOther }: EntryConflictProps) {
  const { t } = useTranslation('diary');
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const endSession = useSessionEnd();
  const send = useSendEntry();
  const drop = useSubmission(deleteNodeDraft);
  const [busy, setBusy] = useState<'mine' | 'other' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const decide = async (choice: 'mine' | 'other') => {
    setBusy(choice);
    setFailure(null);
    try {
      if (choice === 'mine') onMine(await send(mine, entry, entry.revision));
      else {
        await drop.send({ params: { place: placeOf(entry) } });
        onOther();
      }
      forgetDraftOnDevice(keeper, placeOf(entry));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error)) endSession();
      // It changed again: show that version instead.
      else if (error.code === 'edit_conflict') {
        const [{ path }] = readEntry('');
        await queryClient.invalidateQueries({ queryKey: [path] });
      } else setFailure(failureText(error, t('notSaved', { title: mine.title })));
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className="stack">
      <Banner tone="info" title={t('conflict.title')} role="status">
        {t('conflict.text')}
      </Banner>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Version
        label={t('conflict.mine')}
        title={mine.title}
        day={mine.field_diary_entry_date}
        html={mine.field_diary_body}
      >
        <Button busy={busy === 'mine'} onClick={() => void decide('mine')}>
          {t('conflict.keepMine')}
        </Button>
      </Version>
      <Version label={t('conflict.other')} title={entry.title} day={entry.day} html={entry.body}>
        <Button variant="secondary" busy={busy === 'other'} onClick={() => void decide('other')}>
          {t('conflict.keepOther')}
        </Button>
      </Version>
    </div>
  );
}

interface VersionProps {
  readonly label: string;
  readonly title: string;
  readonly day: string;
  readonly html: string;
  readonly children: ReactNode;
}

function Version({ label, title, day, html, children }: VersionProps) {
  return (
    <Card as="section" className="stack" aria-label={label}>
      <p className="h4">{label}</p>
      <p className="muted small">{writtenDay(day)}</p>
      <p className="h3">{title}</p>
      <PoorText html={html} />
      <FormActions>{children}</FormActions>
    </Card>
  );
}
