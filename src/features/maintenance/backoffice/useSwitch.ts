import type { CallInput } from '#contract/endpoint.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useKit } from '#ui/kit.ts';
import { useStaffSubmission, withCode } from '#ui/staff/code-question.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { changeMaintenance, readMaintenance } from '../staff-contract.ts';

/**
 * Closes or opens the sites, or changes a closing, after asking for a new code. False if that was not given, or if somebody else
 * was first: then the page shows what they did.
 */
export function useSwitch() {
  const { t } = useTranslation('maintenance-staff');
  const toast = useToast();
  const { queryClient } = useKit();
  const changing = useStaffSubmission(changeMaintenance);
  return {
    busy: changing.busy,
    async turn(body: CallInput<typeof changeMaintenance>['body']): Promise<boolean> {
      const done = body.from === undefined ? (body.on ? 'closedNow' : 'openNow') : 'changedNow';
      try {
        return await withCode(async () => {
          await changing.send({ body });
          toast.show({ tone: 'success', text: t(done) });
        });
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'edit_conflict') throw error;
        toast.show({ tone: 'error', text: t('meanwhile') });
        void queryClient.invalidateQueries({ queryKey: [readMaintenance.path] });
        return false;
      }
    },
  };
}
