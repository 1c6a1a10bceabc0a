import { useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Call when the session ended: the shell redirects to the login, which returns here. Without words it says that the text is kept. */
export function useSessionEnd() {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  return (text = t('failure.sessionOver')): void => {
    toast.show({ tone: 'info', text, onNextPage: true });
    queryClient.setQueryData(ME_KEY, null);
  };
}
