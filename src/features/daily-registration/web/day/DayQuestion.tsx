import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Overview, OverviewDay } from '../../contract.ts';
import { AfterSaving } from './AfterSaving.tsx';
import { AmountByHand } from './AmountByHand.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SavedLine } from './SavedLine.tsx';
import { useDayAnswer } from './useDayAnswer.ts';
import { useSheetForms } from './useSheetForms.ts';

interface DayQuestionProps {
  readonly me: Me;
  readonly day: Day;
  readonly overview: Overview;
  /** What a screen reader calls the buttons. */
  readonly label: string;
  /** In one row, for a question that comes second. */
  readonly small?: boolean;
}

const OPEN: OverviewDay = { totalAmount: null, goal: null, items: {}, paused: false };

/** How much it was on a day, answered with one tap; what was saved, and the way back. */
export function DayQuestion({ me, day, overview, label, small = false }: DayQuestionProps) {
  const { t } = useTranslation('daily-registration');
  const figures = overview[day] ?? OPEN;
  const { addsUp } = measureOf(useApp().site);
  const answer = useDayAnswer(me, day, figures);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const sheet = useSheetForms();
  const group = useRef<HTMLDivElement>(null);
  const items = Object.values(figures.items);
  const hasNote = items.some(({ note }) => note !== '');

  if (items.length > 1) return <SeveralItems day={day} figures={figures} />;

  async function say(amount: number, isByHand = false): Promise<void> {
    if (!(await answer.say(amount))) return;
    // Its form goes or begins anew, and the sheet gives the focus back to what has it when it opens.
    if (isByHand) group.current?.focus({ preventScroll: true });
    setMoreOpen(false);
    setTelling(true);
  }
  async function undo(): Promise<void> {
    setUndoing(false);
    setTelling(false);
    await answer.undo?.();
    group.current?.focus();
  }
  async function askUndo(): Promise<void> {
    if (answer.undoOpens && (hasNote || sheet.isChanged())) setUndoing(true);
    else if (answer.undoOpens || (await sheet.saveAll())) await undo();
  }
  return (
    <div className="stack" ref={group} tabIndex={-1}>
      <QuickAmounts
        label={label}
        amount={answer.asked ?? figures.totalAmount}
        onSay={(amount) => void say(amount)}
        isMoreOpen={isMoreOpen}
        onMore={() => setMoreOpen(!isMoreOpen)}
        small={small}
      />
      {(isMoreOpen || (addsUp && !small)) && (
        <AmountByHand
          key={figures.totalAmount}
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
      <SavedLine day={day} figures={figures} savedAt={answer.savedAt}>
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
          <Button variant="subtle" size="small" onClick={() => setTelling(true)}>
            {t('answer.tell')}
          </Button>
        )}
      </SavedLine>
      {isTelling && figures.totalAmount !== null && (
        <AfterSaving
          me={me}
          day={day}
          overview={overview}
          answer={answer}
          sheet={sheet}
          onUndo={answer.undo && (() => void askUndo())}
          onClose={() => setTelling(false)}
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

/** One tap cannot say which of several it replaces. */
function SeveralItems({ day, figures }: { day: Day; figures: OverviewDay }) {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const words = useAmountWords(measureOf(useApp().site).unit);
  const total = figures.totalAmount ?? 0;
  const count = Object.keys(figures.items).length;
  return (
    <>
      <p>{t('answer.several', { count, amount: words.number(total), unit: words.unit(total) })}</p>
      <p className="row">
        <Link to={path('registration', {}, { date: day })}>{t('items.add')}</Link>
        <Link to={path('registrationOfDay', { date: day })}>{t('edit')}</Link>
      </p>
    </>
  );
}
