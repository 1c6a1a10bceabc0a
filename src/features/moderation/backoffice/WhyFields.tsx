import { DECISION_REASON_MAX_LENGTH } from '#domain/community/moderation/moderation.ts';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useModerationWords } from './useModerationWords.ts';

type FieldOfForm = Bound<string> & Pick<FieldOptions, 'error'>;

interface WhyFieldsProps {
  readonly rule: FieldOfForm;
  readonly reason: FieldOfForm;
  /** The rules to choose from, with their names. */
  readonly rules: readonly { readonly value: string; readonly label: string }[];
}

/** The fields for why something is decided or undone: a rule and a sentence. */
export function WhyFields({ rule, reason, rules }: WhyFieldsProps) {
  const { t } = useModerationWords();
  return (
    <>
      <SelectField<string>
        {...rule}
        label={t('decide.rule')}
        options={[{ value: '', label: t('decide.chooseRule') }, ...rules]}
      />
      <TextArea
        {...reason}
        label={t('decide.reason')}
        description={t('decide.reasonLead')}
        count={{ text: reason.value, max: DECISION_REASON_MAX_LENGTH }}
        rows={3}
      />
    </>
  );
}
