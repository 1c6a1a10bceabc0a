import { usePath } from '#ui/app/app.ts';
import { useGoOn } from './useGoOn.ts';

/** Finishes a page that changes one thing: returns to the account page with a confirmation. */
export function useSaved() {
  const path = usePath();
  const goOn = useGoOn();
  return (text: string) => goOn(path('account'), { toast: { tone: 'success', text } });
}
