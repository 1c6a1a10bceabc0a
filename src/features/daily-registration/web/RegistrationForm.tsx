import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX_LENGTH } from '#domain/registration.ts';
import { COMPANY, measureOf } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { HelpLine } from '#ui/app/HelpLine.tsx';
import { useAmountWords } from '#ui/app/useWords.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { KeptNotice } from '#ui/form/KeptNotice.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
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
  const measure = measureOf(site);
  const words = useAmountWords(measure.unit);
  const { control } = form;
  const used = form.watch('register') === 'yes';
  const note = form.watch('note');
  return (
    <form className="stack" method="post" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary key={form.attempts} problems={form.summary} />
      {form.failure && (
        <Banner tone="danger" role="alert">
          {form.failure}
        </Banner>
      )}
      {form.kept && <KeptNotice onForget={form.forgetKept} />}
      <Card className="stack">
        {date}
        {offersNo && (
          <Controller
            control={control}
            name="register"
            render={({ field }) => (
              <ChoiceGroup
                legend={t('register.legend')}
                legendSize="large"
                layout="two"
                error={form.errorOf('register')}
                {...field}
                options={[
                  { value: 'yes', label: t('register.yes') },
                  {
                    value: 'no',
                    label: t('register.no'),
                    description: t('register.noDescription', { unit: words.unit(0) }),
                  },
                ]}
              />
            )}
          />
        )}
        {used && <UsedAmount form={form} goal={goal} />}
        {used && measure.stake && (
          <Controller
            control={control}
            name="cost"
            render={({ field }) => (
              <MoneyField
                label={t('cost')}
                description={t('costHelp')}
                optional
                error={form.errorOf('cost')}
                {...field}
              />
            )}
          />
        )}
      </Card>
      <Card className="stack">
        {used && (
          <Controller
            control={control}
            name="where"
            render={({ field }) => (
              <ChoiceGroup
                legend={t('where')}
                layout="pills"
                optional
                error={form.errorOf('where')}
                {...field}
                options={measure.places.map((place) => ({
                  value: place as string,
                  label: t(`place.${place}`),
                }))}
              />
            )}
          />
        )}
        {used && (
          <Controller
            control={control}
            name="with_who"
            render={({ field }) => (
              <ChoiceGroup
                legend={t('with')}
                layout="pills"
                optional
                error={form.errorOf('with_who')}
                {...field}
                options={COMPANY.map((company) => ({
                  value: company as string,
                  label: t(`company.${company}`),
                }))}
              />
            )}
          />
        )}
        <TextArea
          label={t('note')}
          description={t('noteHelp')}
          optional
          rows={4}
          count={{ length: note.length, max: NOTE_MAX_LENGTH }}
          error={form.errorOf('note')}
          {...form.register('note')}
        />
      </Card>
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        {actions}
      </FormActions>
      <HelpLine />
    </form>
  );
}
