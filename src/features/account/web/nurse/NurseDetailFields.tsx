import type { NurseDetail } from '#domain/nurse/details.ts';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface NurseDetailFieldsProps {
  /** Binds a field, as `useProblemForm` does. */
  field(name: NurseDetail): Bound<string> & FieldOptions;
}

/** The details of a nurse and of her practice. */
export function NurseDetailFields({ field }: NurseDetailFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <FieldGroup title={t('nurse.aboutYou')}>
        <TextField label={t('nurse.initials')} autoComplete="off" {...field('initials')} />
        <TextField label={t('nurse.familyName')} autoComplete="family-name" {...field('familyName')} />
        <TextField label={t('nurse.jobTitle')} autoComplete="organization-title" {...field('jobTitle')} />
      </FieldGroup>
      <FieldGroup title={t('nurse.yourPractice')}>
        <TextField label={t('nurse.practice')} autoComplete="organization" {...field('practice')} />
        <TextField label={t('nurse.address')} autoComplete="address-line1" {...field('address')} />
        <TextField label={t('nurse.postalCode')} autoComplete="postal-code" {...field('postalCode')} />
        <TextField label={t('nurse.locality')} autoComplete="address-level2" {...field('locality')} />
        <TextField label={t('nurse.telephone')} type="tel" autoComplete="tel" {...field('telephone')} />
      </FieldGroup>
    </>
  );
}
