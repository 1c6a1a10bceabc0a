import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { programmeWeek } from '#domain/tracking/goal.ts';
import { greeting } from '#domain/tracking/today.ts';
import { weekOf } from '#domain/tracking/week.ts';
import { usePath } from '#ui/app/app.ts';
import { WeekBars } from '#ui/app/days/WeekBars.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Overview } from '../../contract.ts';
import { useRoomWords } from './useRoomWords.ts';

/** The week from Monday to Sunday, and what is left of it. */
export function ThisWeekCard({ me, today, overview }: { me: Me; today: Day; overview: Overview }) {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const bounds = { ...me, today };
  const week = weekOf(programmeWeek(me.programmeStart, today), overview, bounds);
  const room = useRoomWords(week, me, overview);
  const words = {
    usual: { ...room, title: room.title ?? t('week.title') },
    first: { title: t('week.firstTitle'), text: t('week.firstText') },
    back: { title: t('week.title'), text: t('week.mayStayOpen') },
  }[greeting(overview, bounds)];
  return (
    <Card as="section" className="stack" aria-labelledby="this-week">
      <h2 className="h4" id="this-week">
        {words.title}
      </h2>
      <WeekBars week={week} />
      <p className="row row-between small">
        <span className="muted">{words.text}</span>
        <Link to={path('calendar')}>{t('week.month')}</Link>
      </p>
    </Card>
  );
}
