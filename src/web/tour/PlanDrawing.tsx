import { perWeekday } from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';
import { siteProfile } from '#domain/site/site.ts';
import { goalWeeks } from '#domain/tracking/goal.ts';
import { proposalsFor } from '#domain/tracking/wizard/proposal.ts';
import { Stairs } from '#features/recovery-plan/web/wizard/Stairs.tsx';
import { useApp } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Drawing } from './Drawing.tsx';

/** A Monday, so that there are six whole weeks. */
const START = '2024-01-01';

/** Draws the gentlest plan for somebody with the usual days of the site. */
export function PlanDrawing({ measure }: { measure: Measure }) {
  const { t } = useTranslation('recovery-plan');
  const { stopOnly } = siteProfile(useApp().site);
  const now = perWeekday(() => measure.usualPerDay);
  const [gentlest] = proposalsFor(now, { measure, stopOnly });
  if (!gentlest) return null;
  const weeks = goalWeeks(
    { current: now, target: gentlest.target, pace: 'gradual' },
    { programmeStart: START, today: START, measure },
  );
  return (
    <Drawing>
      <p className="h4">{t(`wizard.choice.${gentlest.name}`)}</p>
      <Stairs now={measure.usualPerDay * 7} weeks={weeks} />
    </Drawing>
  );
}
