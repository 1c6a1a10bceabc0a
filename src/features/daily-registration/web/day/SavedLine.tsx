import { Check, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { isToSend } from '#ui/app/waiting/send-waiting.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { OverviewDay } from '../../contract.ts';
import { StatusLine } from './StatusLine.tsx';
import type { useDayAnswer } from './useDayAnswer.ts';
import { useWaiting } from './useWaiting.ts';

interface SavedLineProps {
  readonly day: Day;
  readonly figures: OverviewDay;
  readonly answer: Pick<ReturnType<typeof useDayAnswer>, 'pending' | 'savedAt' | 'isUndone'>;
  readonly children: ReactNode;
}

/** Says what is saved for a day, or waits on this device, beside what can be done with it. */
export function SavedLine({ day, figures: { totalAmount }, answer, children }: SavedLineProps) {
  const { t } = useTranslation('daily-registration');
  const { site, language, settings } = useApp();
  const { unit } = measureOf(site);
  const words = useAmountWords(unit);
  const waiting = useWaiting().findLast((item) => item.day === day && isToSend(item));
  const isWaiting = waiting !== undefined;

  function saved(): string {
    if (isWaiting) return t(waiting.isOnlyHere ? 'answer.savedInTab' : 'answer.savedHere');
    if (totalAmount === null) return answer.isUndone ? t('answer.nowOpen') : '';
    const params = { amount: words.number(totalAmount), unit: words.unit(totalAmount) };
    if (answer.isUndone) return t('answer.again', params);
    const time = answer.savedAt && formatTime(language, answer.savedAt, settings.timeZone);
    if (totalAmount === 0) {
      const without = t(`answer.without.${unit}`);
      return time ? t('answer.savedZeroAt', { time, without }) : t('answer.savedZero', { without });
    }
    return time ? t('answer.savedAt', { time, ...params }) : t('answer.saved', params);
  }

  const now =
    isWaiting && totalAmount === null
      ? t('answer.undoneHere')
      : `${answer.isUndone ? `${t('answer.undone')} ` : ''}${saved()}`;
  // While an answer is being saved, the figures and what replaced them do not change together.
  const [text, setText] = useState(now);
  if (answer.pending === undefined && text !== now) setText(now);

  return (
    <StatusLine icon={isWaiting ? Smartphone : Check} text={text}>
      {children}
    </StatusLine>
  );
}
