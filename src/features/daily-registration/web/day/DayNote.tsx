import { checkLength } from '#domain/kit/length.ts';
import { NOTE_MAX_LENGTH } from '#domain/tracking/registration.ts';
import { Form } from '#ui/form/Form.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type SheetForms, useSheetForm } from './useSheetForms.ts';

interface NoteOptions {
  readonly stored: string;
  readonly forms: SheetForms;
  readonly onSay: (note: string) => Promise<boolean>;
}

/** The form of the note of a day, for its field and for the questions that write in it. */
export function useDayNote({ stored, forms, onSay }: NoteOptions) {
  const { t } = useTranslation('daily-registration');
  const check = ({ note }: { readonly note: string }) => checkLength('note', note, NOTE_MAX_LENGTH);
  const form = useProblemForm<{ note: string }>({
    values: { note: stored },
    check,
    labelOf: () => t('note'),
    submit: async ({ note }) => void (await onSay(note)),
    failureText: () => t('failedUpdate'),
  });
  const { note } = form.values;
  useFollowing(form, { note: stored });
  useSheetForm(forms, {
    isChanged: note !== stored,
    fields: { note },
    passes: () => form.validateView(['note'], check),
  });
  return form;
}

/** A note about the day, saved by its own button. */
export function DayNote({ form, stored }: { form: ReturnType<typeof useDayNote>; stored: string }) {
  const { t } = useTranslation('daily-registration');
  const { note } = form.values;
  return (
    <Form form={form}>
      <TextArea
        label={t('note')}
        description={t('noteHelp')}
        optional
        rows={3}
        count={{ text: note, max: NOTE_MAX_LENGTH }}
        {...form.field('note')}
      />
      <CrisisHelp text={note} />
      {note !== stored && (
        <p>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('save')}
          </Button>
        </p>
      )}
    </Form>
  );
}
