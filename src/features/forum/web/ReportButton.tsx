import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ReportReason } from '#domain/community/forum.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Comment, Flaggable, Post } from './forum-texts.ts';
import { ReportDialog, type ReportedText } from './ReportDialog.tsx';
import { useEnough } from './useEnough.ts';
import { useFlag } from './useFlag.ts';
import { useNameOf } from './useNameOf.ts';

interface ReportButtonProps extends Flaggable {
  readonly text: ReportedText & Pick<Post | Comment, 'isReported'>;
}

/** Reports a text to the moderators, with a reason, or takes that back. */
export function ReportButton({ text: reported, ...target }: ReportButtonProps) {
  const { t } = useTranslation('forum');
  const name = useNameOf()(reported);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [failureText, setFailureText] = useState<string | null>(null);
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
  const { isOn, set, busy } = useFlag(flag, target, reported.isReported, failed);

  // Not while it sends: a failure is said in the dialog, with whom to call.
  function close() {
    if (!busy) setAsking(false);
  }

  async function report(reason: ReportReason) {
    setFailureText(null);
    if (!(await set(true, reason))) return;
    setAsking(false);
    toast.show({ tone: 'success', text: t('report.done') });
  }

  async function takeBack() {
    if (await set(false)) toast.show({ tone: 'success', text: t('report.takenBack') });
  }

  function start() {
    setFailureText(null);
    setAsking(true);
  }

  return (
    <>
      <Button variant="subtle" size="small" busy={busy} onClick={() => (isOn ? void takeBack() : start())}>
        <Flag aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
        {t(isOn ? 'report.takeBack' : 'report.button')}
        <span className="visually-hidden"> {t(`report.of.${target.type}`, { name })}</span>
      </Button>
      <ReportDialog
        open={asking}
        type={target.type}
        text={reported}
        busy={busy}
        failureText={failureText}
        onReport={(reason) => void report(reason)}
        onClose={close}
      />
    </>
  );
}
