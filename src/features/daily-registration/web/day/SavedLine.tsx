import { Check, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { isToSend } from '#ui/app/waiting/send-waiting.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { OverviewDay } from '../../contract.ts';
import { StatusLine } from './StatusLine.tsx';
import { useWaiting } from './useWaiting.ts';

interface SavedLineProps {
  readonly day: Day;
  readonly figures: OverviewDay;
  /** When this device saved it, in milliseconds. */
  readonly savedAt: number | undefined;
  readonly children: ReactNode;
}

/** Says what is saved for a day, or waits on this device, beside what can be done with it. */
export function SavedLine({ day, figures: { totalAmount }, savedAt, children }: SavedLineProps) {
  const { t } = useTranslation('daily-registration');
  const { site, language, settings } = useApp();
  const { unit } = measureOf(site);
  const words = useAmountWords(unit);
  const waiting = useWaiting().findLast((item) => item.day === day && isToSend(item));
  const isWaiting = waiting !== undefined;

  function text(): string {
    if (totalAmount === null) return isWaiting ? t('answer.undoneHere') : '';
    if (isWaiting) return t(waiting.isOnlyHere ? 'answer.savedInTab' : 'answer.savedHere');
    const time = savedAt && formatTime(language, savedAt, settings.timeZone);
    if (totalAmount === 0) {
      const without = t(`answer.without.${unit}`);
      return time ? t('answer.savedZeroAt', { time, without }) : t('answer.savedZero', { without });
    }
    const params = { amount: words.number(totalAmount), unit: words.unit(totalAmount) };
    return time ? t('answer.savedAt', { time, ...params }) : t('answer.saved', params);
  }

  return (
    <StatusLine icon={isWaiting ? Smartphone : Check} text={text()}>
      {children}
    </StatusLine>
  );
}
