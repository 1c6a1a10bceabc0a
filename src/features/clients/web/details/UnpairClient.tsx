import { useState } from 'react';
import { unpairClient } from '#features/pairing/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, readClientExercises, readClientOverview, readClients } from '../../contract.ts';

/** Ends the pairing with a client, and asks first; nothing of the client stays on her page. */
export function UnpairClient({ client: { uid, domain, name } }: { client: ClientRow }) {
  const { t } = useTranslation('clients');
  const { queryClient } = useApp();
  const path = usePath();
  const goOn = useGoOn();
  const toast = useToast();
  const ending = useSubmission(unpairClient);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);

  function leave(tone: 'success' | 'info', text: string) {
    for (const { path: read } of [readClientExercises, readClientOverview])
      queryClient.removeQueries({ queryKey: [read] });
    void goOn(path('clients'), { replace: true, toast: { tone, text } });
  }

  async function end() {
    try {
      await ending.send({ body: { client_uid: uid, domain } });
      leave('success', t('unpair.done'));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setAsking(false);
      if (error.code === 'not_found') {
        // The client ended it first, or another tab did.
        await queryClient.invalidateQueries({ queryKey: [readClients.path] });
        return leave('info', t('unpair.already'));
      }
      setFailed(true);
      toast.show({ tone: 'error', text: t('unpair.failedToast') });
    }
  }

  return (
    <div className="stack">
      <div className="row">
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('unpair.button')}
        </Button>
      </div>
      {failed && (
        <Banner tone="danger" role="alert">
          {t('unpair.failed')}
        </Banner>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={ending.busy}
        title={t('unpair.question', { name })}
        text={t('unpair.text')}
        confirmLabel={t('unpair.confirm')}
        cancelLabel={t('unpair.keep')}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
