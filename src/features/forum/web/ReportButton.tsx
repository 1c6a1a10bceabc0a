import { Flag } from 'lucide-react';
import { useState } from 'react';
import { type ReportReason, reasonsFor } from '#domain/community/forum.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Sentence } from '#ui/app/Words.tsx';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { fieldId } from '#ui/form/Field.tsx';
import { CallNow } from '#ui/help/CallNow.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../contract.ts';
import type { Flaggable } from './forum-texts.ts';
import { useEnough } from './useEnough.ts';
import { useFlag } from './useFlag.ts';

interface ReportButtonProps extends Flaggable {
  readonly isReported: boolean;
  readonly isNameless: boolean;
}

/** Reports a text to the moderators, with a reason, or takes that back. */
export function ReportButton({ isReported, isNameless, ...target }: ReportButtonProps) {
  const { t } = useTranslation(['forum', 'ui']);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [failureText, setFailureText] = useState<string | null>(null);
  const hours = useEndpoint(readForum).data?.moderator_hours;
  const enough = useEnough('report');
  const flag = target.type === 'node' ? 'inappropriate_post' : 'inappropriate';
  const failed = (failure: CallFailure) => {
    // The page offers a report only on texts of others, but the server has the last word.
    const isOwn = failure.code === 'role_missing';
    const text = isOwn ? t('report.own') : (enough(failure) ?? t('report.failed'));
    if (asking && !isOwn) return setFailureText(text);
    setAsking(false);
    toast.show({ tone: 'info', text });
  };
  const { isOn, set, busy } = useFlag(flag, target, isReported, failed);

  // Not while it sends: a failure is said in the dialog, with whom to call.
  function close() {
    if (!busy) setAsking(false);
  }

  async function send() {
    setIsMissing(reason === null);
    if (reason === null) {
      document.getElementById(fieldId('reason'))?.focus();
      return;
    }
    setFailureText(null);
    if (!(await set(true, reason))) return;
    setAsking(false);
    toast.show({ tone: 'success', text: t('report.done') });
  }

  function start() {
    setFailureText(null);
    setAsking(true);
  }

  return (
    <>
      <Button variant="subtle" size="small" busy={busy} onClick={() => (isOn ? void set(false) : start())}>
        <Flag aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
        {t(isOn ? 'report.takeBack' : 'report.button')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t(target.type === 'node' ? 'report.titlePost' : 'report.titleComment')}
        actions={
          <>
            <Button busy={busy} onClick={() => void send()}>
              {t('report.send')}
            </Button>
            <Button variant="subtle" onClick={close}>
              {t('ui:cancel')}
            </Button>
          </>
        }
      >
        <p>
          {t('report.text')} {!isNameless && t('report.nickname')}
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
        {failureText !== null && (
          <Banner tone="danger" role="alert">
            <p>
              <Sentence text={failureText} />
            </p>
          </Banner>
        )}
        {hours && <p className="small muted">{t('moderators', { hours })}</p>}
        {reason !== 'crisis' && <CallNow />}
      </Dialog>
    </>
  );
}
