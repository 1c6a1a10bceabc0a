import { useState } from 'react';
import { type ReportReason, reasonsFor } from '#domain/community/forum.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Sentence } from '#ui/app/Words.tsx';
import { showProblem } from '#ui/focus/show-problem.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { CallNow } from '#ui/help/CallNow.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../contract.ts';
import type { Comment, Flaggable, Post } from './forum-texts.ts';

/** By whom a text is that somebody reports. */
export type ReportedText = Pick<Post | Comment, 'author' | 'isByModerator'>;

interface ReportDialogProps {
  readonly open: boolean;
  /** What is reported. */
  readonly type: Flaggable['type'];
  readonly text: ReportedText;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly failureText: string | null;
  onReport(reason: ReportReason): void;
  onClose(): void;
}

/** Asks why somebody reports a text, and says whom to call where somebody may be in danger. */
export function ReportDialog(props: ReportDialogProps) {
  const { open, type, text, busy, failureText, onReport, onClose } = props;
  const isNameless = text.author === null && !text.isByModerator;
  const { t } = useTranslation(['forum', 'ui']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const hours = useEndpoint(readForum).data?.moderator_hours;

  function send() {
    if (reason === null) showProblem('reason', () => setIsMissing(true));
    else onReport(reason);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(type === 'node' ? 'report.titlePost' : 'report.titleComment')}
      actions={
        <>
          <Button busy={busy} onClick={send}>
            {t('report.send')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
        </>
      }
    >
      <p>
        {t('report.text')} {text.author !== null && t('report.nickname')}
      </p>
      <ChoiceGroup
        legend={t('report.why')}
        name="reason"
        options={reasonsFor({ isNameless }).map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          setIsMissing(false);
        }}
        error={isMissing ? t('report.chooseOne') : undefined}
      />
      {reason === 'crisis' && (
        <Banner tone="care" title={t('report.danger')} role="alert">
          <p>{t('report.dangerText')}</p>
          <CallNow />
        </Banner>
      )}
      {hours && <p className="small muted">{t('moderators', { hours })}</p>}
      {reason !== 'crisis' && <CallNow />}
      {failureText !== null && (
        <Banner role="alert">
          <p>
            <Sentence text={failureText} />
          </p>
        </Banner>
      )}
    </Dialog>
  );
}
