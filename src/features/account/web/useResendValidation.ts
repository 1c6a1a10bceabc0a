import { useQueryClient } from '@tanstack/react-query';
import type { Me } from '#domain/identity/account.ts';
import { RESENDS_A_DAY } from '#domain/identity/one-time-link.ts';
import { useApp } from '#ui/app/app.ts';
import { isSessionOver } from '#ui/app/caller.ts';
import { fetchMe, ME_KEY } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { sendValidationEmail } from '../link-contract.ts';

/** Requests the confirmation mail again and says what came of it. */
export function useResendValidation() {
  const app = useApp();
  const { t } = useTranslation('ui');
  const queryClient = useQueryClient();
  const submission = useSubmission(sendValidationEmail);
  const outcome = useOutcome({
    failed: t('validation.failed'),
    tooOften: t('validation.tooOften', { count: RESENDS_A_DAY }),
  });

  async function send(): Promise<boolean> {
    try {
      await submission.send({ body: {} });
      return true;
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      // The shell redirects to the login.
      queryClient.setQueryData(ME_KEY, null);
      return false;
    }
  }

  return {
    busy: submission.busy,
    async resend(): Promise<void> {
      if (!(await outcome.run(send))) return;
      // It may have been confirmed on another device meanwhile: then no mail went out.
      const me = await fetchMe(app).catch(() => queryClient.getQueryData<Me | null>(ME_KEY));
      if (!me) return;
      const isDone = me.validated && me.pendingMail === null;
      outcome.done(
        isDone ? t('validation.already') : t('validation.sent', { mail: me.pendingMail ?? me.mail }),
      );
    },
  };
}
