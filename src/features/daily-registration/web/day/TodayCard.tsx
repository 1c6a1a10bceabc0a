import { useRef, useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { needsPlan } from '#domain/tracking/progress.ts';
import { greeting, nextOnToday } from '#domain/tracking/today.ts';
import { markedDay } from '#domain/tracking/week.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cx } from '#ui/cx.ts';
import { focusPart } from '#ui/focus/focus-part.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { Pole } from '#ui/primitives/next-step/Pole.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Overview } from '../../contract.ts';
import { usePause } from '../usePause.ts';
import { DayQuestion } from './DayQuestion.tsx';
import { RefusedAnswers } from './RefusedAnswers.tsx';
import styles from './TodayCard.module.css';
import { UnitHelp } from './UnitHelp.tsx';

/** The question of the day, the answer to it, or the pause instead of it. */
export function TodayCard({ me, today, overview }: { me: Me; today: Day; overview: Overview }) {
  const { t } = useTranslation('daily-registration');
  const [fillsInAnyway, setFillsInAnyway] = useState(false);
  const { busy, resume } = usePause(today);
  const box = useRef<HTMLDivElement>(null);
  const day = markedDay(today, overview, { ...me, today });
  // The pressed button disappears with its card, which the question replaces.
  const focusBox = () => focusPart(box.current);
  const fillIn = () => {
    setFillsInAnyway(true);
    focusBox();
  };
  const endPause = async () => {
    if (await resume()) focusBox();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {day.mark === 'paused' && !fillsInAnyway ? (
        <Card as="section" className="stack" aria-labelledby="today-title">
          <h2 className="h3" id="today-title">
            {t('answer.paused')}
          </h2>
          <p>{t('answer.pausedText')}</p>
          <p className="row">
            <Button variant="secondary" onClick={fillIn}>
              {t('answer.fillInAnyway')}
            </Button>
            <Button variant="subtle" busy={busy} onClick={() => void endPause()}>
              {t('pause.end')}
            </Button>
          </p>
        </Card>
      ) : (
        <QuestionCard me={me} overview={overview} day={day} />
      )}
    </div>
  );
}

interface QuestionCardProps {
  readonly me: Me;
  readonly overview: Overview;
  readonly day: ReturnType<typeof markedDay>;
}

function QuestionCard({ me, overview, day: { day, totalAmount, goal, mark } }: QuestionCardProps) {
  const { t } = useTranslation(['daily-registration', 'ui']);
  const { unit, addsUp, isExplained } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const met = greeting(overview, { ...me, today: day });
  const question = t(`answer.question.${unit}`);
  const isOpen = totalAmount === null;
  const hasSeveral = Object.keys(overview[day]?.items ?? {}).length > 1;

  function title(): string {
    if (totalAmount !== null) {
      return t('answer.total', { amount: words.number(totalAmount), unit: words.unit(totalAmount) });
    }
    return met === 'back' ? t('answer.back') : question;
  }
  function below(): string {
    if (mark === 'above') return t('answer.above');
    // Nobody who wants to stop is told that more may follow, and one tap does not replace several entries.
    if (totalAmount === 0 || hasSeveral) return t('answer.changeable');
    if (totalAmount !== null) return t('answer.later');
    if (met === 'back') return t('answer.startToday', { question });
    if (goal === 0) return t(`answer.planZero.${unit}`);
    if (goal !== null) return t('answer.plan', { goal: words.number(goal), unit: words.unit(goal) });
    if (met === 'first') return t('answer.first');
    if (addsUp) return t('answer.addsUp');
    return t(needsPlan(overview, { ...me, today: day }) ? 'answer.noPlan' : 'answer.first');
  }

  return (
    <Card as="section" className="stack" aria-labelledby="today-title">
      <div className="row row-between">
        <h2 className={cx('h3', styles.title)} id="today-title">
          {nextOnToday(overview, { ...me, today: day }) === 'question' && <Pole />}
          {title()}
        </h2>
        {mark === 'within' && <Chip tone="success">{t('ui:mark.within')}</Chip>}
        {mark === 'above' && <Chip tone="above">{t('ui:mark.above')}</Chip>}
      </div>
      <p className="muted">{below()}</p>
      <RefusedAnswers me={me} overview={overview} />
      <DayQuestion key={day} me={me} day={day} overview={overview} label={question} />
      {isOpen && isExplained && <UnitHelp />}
    </Card>
  );
}
