import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#domain/identity/account.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { isSessionOver } from '#ui/app/caller.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { readOverview } from '../../contract.ts';
import { isAway, sendAnswer } from './send-answer.ts';
import { keepWaiting, waitingOf, waitingQuery } from './waiting-answers.ts';

/** A connection may come back without the browser noticing. Only while the page is looked at. */
const TRY_AGAIN_MS = 5_000;

/** Sends the answers that wait, in their order, as soon as there is a connection. */
export function useSendWaiting(me: Me): void {
  const app = useApp();
  const toast = useToast();
  const { t } = useTranslation('daily-registration');
  const { data: waiting = [] } = useQuery(waitingQuery(me));
  const isWaiting = waiting.length > 0;

  useEffect(() => {
    if (!isWaiting) return;
    let isUnderWay = false;
    const send = async () => {
      if (isUnderWay || document.hidden) return;
      isUnderWay = true;
      const refused = await sendAll(app, me).finally(() => {
        isUnderWay = false;
      });
      if (refused > 0) toast.show({ tone: 'error', text: t('answer.lateConflict', { count: refused }) });
    };
    const sendNow = () => void send();
    sendNow();
    const timer = window.setInterval(sendNow, TRY_AGAIN_MS);
    window.addEventListener('online', sendNow);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [app, me, isWaiting, toast, t]);
}

/** Returns how many were refused, because the day was filled in elsewhere meanwhile or the answer is not possible. */
async function sendAll(app: App, me: Me): Promise<number> {
  let refused = 0;
  for (let next = first(app, me); next; next = first(app, me)) {
    try {
      await sendAnswer(app, next);
    } catch (error) {
      if (isAway(error) || isSessionOver(error)) return refused;
      refused += 1;
    }
    const { key } = next;
    keepWaiting(
      app.queryClient,
      me,
      waitingOf(app.queryClient, me).filter((answer) => answer.key !== key),
    );
  }
  if (refused > 0) await app.queryClient.invalidateQueries({ queryKey: [readOverview.path] });
  return refused;
}

function first({ queryClient }: App, me: Me) {
  return waitingOf(queryClient, me)[0];
}
