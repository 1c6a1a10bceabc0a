import type { ReactNode } from 'react';
import { COMPANY } from '#domain/site/measure.ts';
import { measureOf } from '#domain/site/site.ts';
import { NOTE_MAX_LENGTH } from '#domain/tracking/registration.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { MoneyField } from '#ui/form/amount/MoneyField.tsx';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { KeptNotice } from '#ui/form/kept/KeptNotice.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CravingPicks } from './CravingPicks.tsx';
import { RefusedAnswers } from './day/RefusedAnswers.tsx';
import { useOverview } from './day/useOverview.ts';
import { UsedAmount } from './UsedAmount.tsx';
import type { useRegistrationForm } from './useRegistrationForm.ts';

interface RegistrationFormProps {
  readonly form: ReturnType<typeof useRegistrationForm>;
  /** Whether "did not use" may be chosen: only for a day without a total. */
  readonly offersNo: boolean;
  readonly goal: number | null;
  /** The date field of a new registration. */
  readonly date?: ReactNode;
  readonly actions: ReactNode;
}

/** The fields of one registration, for new ones and for changing one. */
export function RegistrationForm({ form, offersNo, goal, date, actions }: RegistrationFormProps) {
  const { t } = useTranslation(['daily-registration', 'ui']);
  const { site } = useApp();
  const me = useMe();
  const { data: overview } = useOverview();
  const measure = measureOf(site);
  const words = useAmountWords(measure.unit);
  const used = form.values.register === 'yes';
  return (
    <Form form={form}>
      {me && overview && <RefusedAnswers me={me} overview={overview} ofForm={form.values.day} />}
      {form.kept && <KeptNotice onForget={form.forgetKept} />}
      <Card className="stack">
        {date}
        {offersNo && (
          <ChoiceGroup
            legend={t('register.legend')}
            legendSize="large"
            layout="two"
            {...form.field('register')}
            options={[
              { value: 'yes', label: t('register.yes') },
              {
                value: 'no',
                label: t(`register.no.${measure.unit}`),
                description: t('register.noDescription', { unit: words.unit(0) }),
              },
            ]}
          />
        )}
        {used && <UsedAmount form={form} goal={goal} />}
        {used && measure.stake && (
          <MoneyField label={t('stake')} description={t('stakeHelp')} optional {...form.field('stake')} />
        )}
      </Card>
      <Card className="stack">
        {used && (
          <ChoiceGroup<string>
            legend={t('place')}
            layout="pills"
            optional
            {...form.field('place')}
            options={measure.places.map((place) => ({
              value: place,
              label: t(`ui:place.${place}`),
            }))}
          />
        )}
        {used && (
          <ChoiceGroup<string>
            legend={t('company')}
            layout="pills"
            optional
            {...form.field('company')}
            options={COMPANY.map((company) => ({
              value: company,
              label: t(`ui:company.${company}`),
            }))}
          />
        )}
        <CravingPicks
          title={t(`craving.${measure.unit}`)}
          level="h2"
          value={form.values.craving}
          onChange={(craving) => form.setValue('craving', craving)}
        />
        <TextArea
          label={t('note')}
          description={t('noteHelp')}
          optional
          rows={4}
          count={{ text: form.values.note, max: NOTE_MAX_LENGTH }}
          {...form.field('note')}
        />
        <CrisisHelp text={form.values.note} />
      </Card>
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        {actions}
      </FormActions>
      <HelpLine />
      {form.isUnsaved && <LeaveQuestion onePerAddress={form.isStored} />}
    </Form>
  );
}
