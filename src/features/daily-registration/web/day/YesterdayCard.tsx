import { useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { openYesterday } from '#domain/tracking/today.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Overview } from '../../contract.ts';
import { DayQuestion } from './DayQuestion.tsx';

/**
 * Asks about yesterday if it was still open when the page opened. Somebody who does not remember is not asked again, and
 * the day counts for nothing.
 */
export function YesterdayCard({ me, today, overview }: { me: Me; today: Day; overview: Overview }) {
  const { t } = useTranslation('daily-registration');
  const { language, site } = useApp();
  const { unit } = measureOf(site);
  const yesterday = addDays(today, -1);
  const forgotten = deviceEntry(`forgotten.${yesterday}`);
  const [asks, setAsks] = useState(
    () => openYesterday(overview, { ...me, today }) !== null && forgotten.read(me) === null,
  );
  if (!asks) return null;
  const isOpen = overview[yesterday]?.totalAmount === null;
  return (
    <Card as="section" className="stack" aria-labelledby="yesterday-title">
      <div>
        <h2 className="h4" id="yesterday-title">
          {t(isOpen ? 'answer.yesterday' : 'yesterday')}
        </h2>
        <p className="muted small">{formatDay(language, yesterday, 'full')}</p>
      </div>
      <DayQuestion
        me={me}
        day={yesterday}
        overview={overview}
        label={t(`answer.yesterdayQuestion.${unit}`)}
        small
      />
      {isOpen && (
        <p>
          <Button
            variant="subtle"
            size="small"
            onClick={() => {
              forgotten.keep(me, {});
              setAsks(false);
              // The button disappears with the card.
              focusMain();
            }}
          >
            {t('answer.forgotten')}
          </Button>
        </p>
      )}
    </Card>
  );
}
