import { usePath } from '#ui/app/app.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useIsHere } from '../useIsHere.ts';
import { useGoOn } from './useGoOn.ts';

/** Finishes a page that changes one thing: returns to the account page with a confirmation. */
export function useSaved() {
  const toast = useToast();
  const path = usePath();
  const goOn = useGoOn();
  const isHere = useIsHere();
  return async (text: string): Promise<void> => {
    toast.show({ tone: 'success', text, onNextPage: isHere() });
    await goOn(path('account'));
  };
}
