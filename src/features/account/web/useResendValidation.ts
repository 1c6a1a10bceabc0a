import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { fetchMe, ME_KEY } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { sendValidationEmail } from '../link-contract.ts';

type Resent = 'sent' | 'already' | 'tooOften' | 'failed';

/** Requests the confirmation mail again and reports the outcome through `say`. */
export function useResendValidation(say: (resent: Resent) => string) {
  const app = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const submission = useSubmission(sendValidationEmail);

  async function send(): Promise<Resent | null> {
    try {
      await submission.send({ body: {} });
    } catch (error) {
      if (isSessionOver(error)) {
        // The shell redirects to the login.
        queryClient.setQueryData(ME_KEY, null);
        return null;
      }
      return error instanceof CallFailure && error.code === 'too_many_requests' ? 'tooOften' : 'failed';
    }
    // It may have been confirmed on another device meanwhile: then no mail went out.
    const me = await fetchMe(app).catch(() => null);
    return me?.validated && me.pendingMail === null ? 'already' : 'sent';
  }

  return {
    busy: submission.busy,
    async resend(): Promise<void> {
      const resent = await send();
      if (!resent) return;
      const refused = resent === 'tooOften' || resent === 'failed';
      toast.show({ tone: refused ? 'error' : 'success', text: say(resent) });
    },
  };
}
