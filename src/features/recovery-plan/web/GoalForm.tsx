import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { parseAmount } from '#domain/amount.ts';
import { WEEKDAYS } from '#domain/day.ts';
import type { Plan } from '#domain/goal.ts';
import { measureOf, siteProfile } from '#domain/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { KeptNotice } from '#ui/form/KeptNotice.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { GoalChoice, PaceChoice } from './GoalChoices.tsx';
import { useGoalForm } from './useGoalForm.ts';
import { WarningDialog } from './WarningDialog.tsx';
import { WeekAmounts } from './WeekAmounts.tsx';

export function GoalForm({ plan }: { plan: Plan | null }) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const { site } = useApp();
  const path = usePath();
  const form = useGoalForm(plan);
  const { unit, seemsHighPerDay } = measureOf(site);
  const { stopGradually } = siteProfile(site);
  const { values } = form;
  const stop = values.stopOrReduce === 'stop';
  const number = (text: string | undefined) => parseAmount(text ?? '') ?? 0;
  const higher = !stop && WEEKDAYS.some((day) => number(values[`goal_${day}`]) > number(values[day]));
  return (
    <Form form={form}>
      {form.kept && <KeptNotice onForget={form.forgetKept} />}
      <Card className="stack">
        <WeekAmounts
          form={form}
          prefix=""
          legend={t('goal.current.legend')}
          description={t(`goal.current.${unit}`)}
        />
        {WEEKDAYS.some((day) => number(values[day]) > seemsHighPerDay) && (
          <Banner role="status">{t('goal.high')}</Banner>
        )}
      </Card>
      <Card className="stack">
        <GoalChoice form={form} />
      </Card>
      {values.stopOrReduce === 'reduce' && (
        <Card className="stack">
          <WeekAmounts
            form={form}
            prefix="goal_"
            legend={t('goal.targets')}
            description={t('goal.targetsHelp')}
          />
          {higher && <Banner role="status">{t('goal.higher')}</Banner>}
        </Card>
      )}
      {values.stopOrReduce !== null && (
        <Card className="stack">
          {stop && stopGradually ? (
            <Banner tone="care" title={t('goal.pace.gradual')}>
              {t('goal.pace.stopGradually')}
            </Banner>
          ) : (
            <PaceChoice form={form} />
          )}
        </Card>
      )}
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('goal.save')}
        </Button>
        <Link className={buttonClass({ variant: 'subtle' })} to={path('plan')}>
          {t('goal.back')}
        </Link>
      </FormActions>
      {form.warning && (
        <WarningDialog warning={form.warning} onAccept={form.acceptWarning} onClose={form.closeWarning} />
      )}
    </Form>
  );
}
