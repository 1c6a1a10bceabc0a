import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ME_KEY } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** For a session that ended while the text is kept: the shell redirects to the login, which returns here. */
export function useSessionEnd() {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  return (): void => {
    toast.show({ tone: 'info', text: t('failure.sessionOver'), onNextPage: true });
    queryClient.setQueryData(ME_KEY, null);
  };
}
