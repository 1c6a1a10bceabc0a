import { WEEKDAYS } from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DayBar, dayBarBoxClass, dayBarLinkClass, dayBarWeekClass } from '../../primitives/DayBar.tsx';
import { useApp } from '../app.ts';
import { weekdayName } from '../format.ts';
import { useAmountWords } from '../useAmountWords.ts';
import styles from './ExampleWeek.module.css';

/** What somebody filled in on a day, and its goal; null before the day to stop on. */
type ExampleDay = readonly [amount: number, goal: number | null];

/** An example week from Monday, in which one day went differently. The one for smokers has a day to stop on. */
const WEEKS: Readonly<Record<Measure['unit'], readonly ExampleDay[]>> = {
  glass: [
    [1, 2],
    [0, 1],
    [2, 2],
    [3, 2],
    [2, 3],
    [0, 3],
    [2, 2],
  ],
  cigarette: [
    [8, null],
    [6, null],
    [4, null],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  hour: [
    [1, 1.5],
    [0, 1],
    [1.5, 1.5],
    [0.5, 1],
    [2, 1.5],
    [0, 1],
    [1, 1],
  ],
  joint: [
    [1, 2],
    [0, 1],
    [2, 2],
    [2, 1],
    [1, 2],
    [0, 1],
    [1, 1],
  ],
  line: [
    [1, 2],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [0, 1],
    [1, 1],
  ],
};

/** The bars of the plan page for a made-up week, as a picture with a caption. Nothing on sites that count no use. */
export function ExampleWeek() {
  const { measure, stopOnly } = siteProfile(useApp().site);
  return measure && <Week unit={measure.unit} stopOnly={stopOnly} />;
}

function Week({ unit, stopOnly }: Pick<Measure, 'unit'> & { readonly stopOnly: boolean }) {
  const { t } = useTranslation('ui');
  const { language } = useApp();
  const { number } = useAmountWords(unit);
  const days = WEEKS[unit];
  const scale = Math.max(...days.map(([amount, goal]) => Math.max(amount, goal ?? 0)));
  return (
    <figure className={styles.week}>
      <div className={dayBarBoxClass}>
        <div className={dayBarWeekClass} aria-hidden="true">
          {days.map(([amount, goal], index) => (
            <span key={WEEKDAYS[index]} className={dayBarLinkClass}>
              <DayBar
                amount={amount}
                goal={goal}
                scale={scale}
                state={stateOf(amount, goal)}
                today={false}
                dayName={weekdayName(language, WEEKDAYS[index] ?? 'monday', 'short')}
                dayNumber={index + 2}
                valueText={number(amount)}
              />
            </span>
          ))}
        </div>
      </div>
      <figcaption className="small muted">{t(stopOnly ? 'exampleWeek.stop' : 'exampleWeek.goal')}</figcaption>
    </figure>
  );
}

function stateOf(amount: number, goal: number | null): 'noGoal' | 'within' | 'above' {
  if (goal === null) return 'noGoal';
  return amount > goal ? 'above' : 'within';
}
