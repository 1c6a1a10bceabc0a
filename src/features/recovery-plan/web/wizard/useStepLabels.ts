import { WEEKDAYS } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, weekdayName } from '#ui/app/format.ts';
import type { FieldName } from '#ui/form/useFormState.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { GoalValues } from './goal-values.ts';

/** The labels of the fields, without those of the days. */
const LABELS = {
  earlier_withdrawal: 'wizard.safety.title',
  proposal: 'wizard.choice.title',
  stop_date: 'wizard.stopDay.legend',
  immediate_or_gradual: 'wizard.pace.title',
  ticked: 'warning.tick',
  start_date: 'wizard.date.label',
  buddy_name: 'wizard.buddy.name',
  buddy_email: 'wizard.buddy.mail',
} as const;

const isLabelled = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** Names the fields of the wizard, for a summary of their problems. */
export function useStepLabels(): (name: FieldName<GoalValues>) => string {
  const { t } = useTranslation('recovery-plan');
  const { language } = useApp();
  return (name) => {
    if (isLabelled(name)) return t(LABELS[name]);
    const weekday = WEEKDAYS.find((day) => name.endsWith(day));
    const day = weekday ? capitalise(weekdayName(language, weekday)) : '';
    return t(name.startsWith('goal_') ? 'wizard.targetDay' : 'wizard.currentDay', { day });
  };
}
