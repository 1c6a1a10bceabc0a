import { Smartphone, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AmountByHand } from './AmountByHand.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useSealedAnswer } from './useSealedAnswer.ts';

/** The question of a day on a page without a session: the answer waits on the device. The stored day is unknown here. */
export function DayOnDevice({ day }: { day: Day }) {
  const { t } = useTranslation('daily-registration');
  const { unit, addsUp } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const { amount, isRefused, waitsAlready, say, undo } = useSealedAnswer(day);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const question = t(`answer.question.${unit}`);
  const isOpen = amount === null;

  async function answer(next: number, isByHand = false): Promise<void> {
    if (!(await say(next))) return;
    setUndone(false);
    // The form that had the focus disappears or starts again.
    if (isByHand) group.current?.focus({ preventScroll: true });
    setMoreOpen(false);
  }
  async function takeBack(): Promise<void> {
    setUndone(await undo());
    group.current?.focus();
  }
  function below(): string {
    if (amount === 0) return t('answer.changeable');
    if (!isOpen) return t('answer.later');
    if (waitsAlready) return t('device.waits');
    return t(addsUp ? 'answer.addsUp' : 'device.tap');
  }
  return (
    <Card as="section" className="stack" aria-labelledby="today-title">
      <h2 className="h3" id="today-title">
        {isOpen ? question : t('answer.total', { amount: words.number(amount), unit: words.unit(amount) })}
      </h2>
      <p className="muted">{below()}</p>
      <div className="stack">
        <QuickAmounts
          ref={group}
          label={question}
          amount={amount}
          onSay={(next) => void answer(next)}
          isMoreOpen={isMoreOpen}
          onMore={() => setMoreOpen(!isMoreOpen)}
        />
        {(isMoreOpen || addsUp) && (
          <AmountByHand key={amount} day={day} amount={amount} onSay={(next) => answer(next, true)} />
        )}
        {isRefused && (
          <Banner tone="danger" role="alert">
            {t('device.refused')}
          </Banner>
        )}
        <StatusLine
          icon={Smartphone}
          text={[isUndone && t('answer.undone'), !isOpen && t('answer.savedHere')].filter(Boolean).join(' ')}
        >
          {!isOpen && (
            <Button
              variant="subtle"
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => void takeBack()}
            >
              {t('answer.undo')}
            </Button>
          )}
        </StatusLine>
      </div>
    </Card>
  );
}
