import type { Me } from '#domain/identity/account.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useToday } from '#ui/app/days/useToday.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DayQuestion } from './DayQuestion.tsx';
import { RefusedAnswers } from './RefusedAnswers.tsx';
import { useOverview } from './useOverview.ts';

/** The question of the day in one row, for another page; not on a day that is a pause. */
export function QuestionRow({ me }: { me: Me }) {
  const { t } = useTranslation('daily-registration');
  const { site } = useApp();
  const day = useToday();
  const { data: overview } = useOverview();
  if (!overview || overview[day]?.paused) return null;
  const question = t(`answer.question.${measureOf(site).unit}`);
  return (
    <Card as="section" className="stack" aria-labelledby="today-title">
      <h2 className="h4" id="today-title">
        {question}
      </h2>
      <RefusedAnswers me={me} overview={overview} />
      <DayQuestion key={day} me={me} day={day} overview={overview} label={question} small />
    </Card>
  );
}
