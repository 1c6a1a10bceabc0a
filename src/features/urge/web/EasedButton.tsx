import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { rideOut } from '../contract.ts';

/** Counts the urge as ridden out, and says so. Without a network the page says so all the same. */
export function EasedButton() {
  const { t } = useTranslation('urge');
  const path = usePath();
  const navigate = useNavigate();
  const { busy, send } = useSubmission(rideOut);
  const ease = async () => {
    const counted = await send({ body: {} }).catch((error: unknown) => {
      if (error instanceof CallFailure) return null;
      throw error;
    });
    await navigate(path('urgeStep', { step: 'less' }), { state: counted });
  };
  return (
    <Button variant="warm" busy={busy} onClick={() => void ease()}>
      {t('eased')}
    </Button>
  );
}
