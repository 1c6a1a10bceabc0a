import { useState } from 'react';
import { useNavigate } from 'react-router';
import { removeClient } from '#features/pairing/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, readClientExercises, readClientOverview } from '../../contract.ts';

/** Lets a client go, which asks first; nothing of the client stays on her page. */
export function Unlink({ client: { uid, domain, name } }: { client: ClientRow }) {
  const { t } = useTranslation('clients');
  const { queryClient } = useApp();
  const toast = useToast();
  const path = usePath();
  const navigate = useNavigate();
  const ending = useSubmission(removeClient);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);

  async function end() {
    try {
      await ending.send({ body: { client_uid: uid, domain } });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setAsking(false);
      setFailed(true);
      return toast.show({ tone: 'error', text: t('unlink.failedToast') });
    }
    for (const { path: read } of [readClientExercises, readClientOverview])
      queryClient.removeQueries({ queryKey: [read] });
    toast.show({ tone: 'success', text: t('unlink.done'), onNextPage: true });
    void navigate(path('clients'), { replace: true });
  }

  return (
    <div className="stack">
      <div className="row">
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('unlink.button')}
        </Button>
      </div>
      {failed && (
        <Banner tone="danger" role="alert">
          {t('unlink.failed')}
        </Banner>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={ending.busy}
        title={t('unlink.question', { name })}
        text={t('unlink.text')}
        confirmLabel={t('unlink.confirm')}
        cancelLabel={t('unlink.keep')}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
