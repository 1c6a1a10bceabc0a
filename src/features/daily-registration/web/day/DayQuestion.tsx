import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { OPEN_DAY, type Overview, type OverviewDay } from '../../contract.ts';
import { AmountByHand, keptAmount } from './AmountByHand.tsx';
import { DaySheet } from './DaySheet.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SavedLine } from './SavedLine.tsx';
import { SeveralItems } from './SeveralItems.tsx';
import { useDayAnswer } from './useDayAnswer.ts';
import { isAnyChanged, type SheetForms, useSheetForms } from './useSheetForms.ts';

interface DayQuestionProps {
  readonly me: Me;
  readonly day: Day;
  readonly overview: Overview;
  /** What a screen reader calls the buttons. */
  readonly label: string;
  /** In one row, for a question that comes second. */
  readonly small?: boolean;
}

/** Asks how much was used on a day, answered with one tap; shows what was saved, with a way to undo it. */
export function DayQuestion(props: DayQuestionProps) {
  const { day, overview } = props;
  const figures = overview[day] ?? OPEN_DAY;
  if (Object.keys(figures.items).length > 1) return <SeveralItems day={day} figures={figures} />;
  return <OneAnswer {...props} current={figures} />;
}

interface OneAnswerProps extends DayQuestionProps {
  readonly current: OverviewDay;
}

function OneAnswer({ me, day, overview, label, small = false, current }: OneAnswerProps) {
  const { t } = useTranslation('daily-registration');
  const { addsUp } = measureOf(useApp().site);
  const [isMoreOpen, setMoreOpen] = useState(() => keptAmount(day).read(me) !== null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const [answers, setAnswers] = useState(0);
  const [forms] = useState<SheetForms>(() => new Set());
  const figures = useFigures(
    current,
    () => isSheetOpen && isAnyChanged(forms),
    () => setSheetOpen(false),
  );
  const answer = useDayAnswer(me, day, figures);
  const sheet = useSheetForms(forms, answer.tell);
  const group = useRef<HTMLDivElement>(null);
  const hasNote = Object.values(figures.items).some(({ note }) => note !== '');

  async function say(amount: number, isByHand = false): Promise<void> {
    // Another tap on the amount that is being saved adds nothing, and would open the sheet once more.
    if (amount === answer.pending) return;
    // This amount replaces one that was typed and not saved.
    keptAmount(day).forget(me);
    if (!(await answer.say(amount))) return;
    setAnswers((count) => count + 1);
    // The form that had the focus disappears or starts again. The sheet returns the focus to what had it when it opened.
    if (isByHand) group.current?.focus({ preventScroll: true });
    setMoreOpen(false);
    setSheetOpen(true);
  }
  async function undo(): Promise<void> {
    setUndoing(false);
    setSheetOpen(false);
    await answer.undo?.();
    group.current?.focus();
  }
  async function askUndo(): Promise<void> {
    if (answer.undoOpens && (hasNote || isAnyChanged(forms))) setUndoing(true);
    else if (answer.undoOpens || (await sheet.saveAll())) await undo();
  }
  return (
    <div className="stack" aria-busy={answer.pending !== undefined || undefined}>
      <QuickAmounts
        ref={group}
        label={label}
        amount={answer.pending === undefined ? figures.totalAmount : answer.pending}
        onSay={(amount) => void say(amount)}
        isMoreOpen={isMoreOpen}
        onMore={() => setMoreOpen(!isMoreOpen)}
        small={small}
      />
      {(isMoreOpen || (addsUp && !small)) && (
        <AmountByHand
          // Starts again after an answer; what another tab or device saves leaves a number that is being typed.
          key={answers}
          day={day}
          amount={figures.totalAmount}
          onSay={(amount) => say(amount, true)}
        />
      )}
      {answer.failure && (
        <Banner tone="danger" role="alert">
          {answer.failure}
        </Banner>
      )}
      <SavedLine day={day} figures={figures} answer={answer}>
        {answer.undo && (
          <Button
            variant="subtle"
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => void askUndo()}
          >
            {t('answer.undo')}
          </Button>
        )}
        {figures.totalAmount !== null && (
          <Button variant="subtle" size="small" onClick={() => setSheetOpen(true)}>
            {t('answer.tell')}
          </Button>
        )}
      </SavedLine>
      {isSheetOpen && figures.totalAmount !== null && (
        <DaySheet
          me={me}
          day={day}
          overview={{ ...overview, [day]: figures }}
          answer={answer}
          sheet={sheet}
          onUndo={answer.undo && (() => void askUndo())}
          onClose={() => setSheetOpen(false)}
        />
      )}
      <ConfirmDialog
        open={isUndoing}
        title={t('answer.undoNote.title')}
        text={t('answer.undoNote.text')}
        confirmLabel={t('answer.undo')}
        cancelLabel={t('answer.undoNote.keep')}
        onConfirm={() => void undo()}
        onCancel={() => setUndoing(false)}
      />
    </div>
  );
}

/**
 * Returns the figures to show. If another device made the day open again, the sheet closes; but while something is typed
 * in it the earlier figures stay, so that the text is saved with them.
 */
function useFigures(current: OverviewDay, isTyped: () => boolean, closeSheet: () => void): OverviewDay {
  const [figures, setFigures] = useState(current);
  const isOpened = current.totalAmount === null && figures.totalAmount !== null;
  if (current === figures || (isOpened && isTyped())) return figures;
  setFigures(current);
  if (isOpened) closeSheet();
  return current;
}
