import { Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { programmeWeek } from '#domain/tracking/goal.ts';
import { markedDay, weekOf } from '#domain/tracking/week.ts';
import { useApp } from '#ui/app/app.ts';
import { WeekBars } from '#ui/app/days/WeekBars.tsx';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Overview } from '../../contract.ts';
import { DayDetails } from './DayDetails.tsx';
import styles from './DaySheet.module.css';
import type { useDayAnswer } from './useDayAnswer.ts';
import { useRoomWords } from './useRoomWords.ts';
import type { useSheetForms } from './useSheetForms.ts';

interface DaySheetProps {
  readonly me: Me;
  readonly day: Day;
  readonly overview: Overview;
  readonly answer: ReturnType<typeof useDayAnswer>;
  readonly sheet: ReturnType<typeof useSheetForms>;
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Opens after a tap: the week with the day in it, one sentence, and what a person may want to add. All of it can be
 * skipped. A choice is saved at once, typed text when the sheet closes in any way; if saving fails it stays open.
 */
export function DaySheet({ me, day, overview, answer, sheet, onUndo, onClose }: DaySheetProps) {
  const { t } = useTranslation('daily-registration');
  const { site, today, caller } = useApp();
  // Fetches a token now, because there is no time for that when text is saved while the page closes.
  useEffect(() => caller.prepareChange(), [caller]);
  const { unit } = measureOf(site);
  const words = useAmountWords(unit);
  const bounds = { ...me, today: today() };
  const week = weekOf(programmeWeek(me.programmeStart, day), overview, bounds);
  const { totalAmount, goal, mark } = markedDay(day, overview, bounds);
  const room = useRoomWords(week, me, overview);
  const [item] = Object.values(overview[day]?.items ?? {});
  const amount = totalAmount ?? 0;
  const [isClosing, setClosing] = useState(false);

  async function close(): Promise<void> {
    if (isClosing) return;
    setClosing(true);
    if (await sheet.saveAll().finally(() => setClosing(false))) onClose();
  }
  function sentence(): string {
    if (mark === 'above') return t('answer.above');
    const within =
      goal !== null && amount > 0 && t('answer.within', { goal: words.number(goal), unit: words.unit(goal) });
    // Yesterday may belong to a week that has ended.
    const isThisWeek = week.days.some(({ isToday }) => isToday);
    return [within, isThisWeek && room.title && `${room.title}.`].filter(Boolean).join(' ');
  }

  const text = sentence();
  const textId = useId();

  return (
    <Dialog
      open
      onClose={() => void close()}
      title={
        amount === 0
          ? t(`register.no.${unit}`)
          : t('answer.savedTitle', { amount: words.number(amount), unit: words.unit(amount) })
      }
      keepsActions
      describedBy={text ? textId : undefined}
      actions={
        <Button busy={isClosing} onClick={() => void close()}>
          {t('answer.done')}
        </Button>
      }
    >
      <div className={styles.week}>
        <WeekBars week={week} />
      </div>
      {text && <p id={textId}>{text}</p>}
      {onUndo && (
        <p className={styles.undo}>
          <Button variant="subtle" size="small" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
            {t('answer.undo')}
          </Button>
        </p>
      )}
      {answer.failure && (
        <Banner tone="danger" role="alert">
          {answer.failure}
        </Banner>
      )}
      {item && (
        <DayDetails
          item={item}
          pending={answer.pendingDetails}
          forms={sheet.forms}
          isAbove={mark === 'above'}
          onSay={answer.tell}
        />
      )}
    </Dialog>
  );
}
