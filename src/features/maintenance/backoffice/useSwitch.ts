import type { CallInput } from '#contract/endpoint.ts';
import { proven, useStaffSubmission } from '#ui/staff/proof.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { changeMaintenance } from '../staff-contract.ts';

/** Closes or opens the sites, once a new code was given; false when it was not. */
export function useSwitch() {
  const { t } = useTranslation('maintenance-staff');
  const toast = useToast();
  const changing = useStaffSubmission(changeMaintenance);
  return {
    busy: changing.busy,
    turn: (body: CallInput<typeof changeMaintenance>['body']): Promise<boolean> =>
      proven(async () => {
        const { on } = await changing.send({ body });
        toast.show({ tone: 'success', text: t(on ? 'closedNow' : 'openNow') });
      }),
  };
}
