import { useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Call when the session ended and the text is kept: the shell redirects to the login, which returns here. */
export function useSessionEnd() {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  return (): void => {
    toast.show({ tone: 'info', text: t('failure.sessionOver'), onNextPage: true });
    queryClient.setQueryData(ME_KEY, null);
  };
}
