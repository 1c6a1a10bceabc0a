import { checkLength } from '#domain/kit/length.ts';
import { NOTE_MAX_LENGTH } from '#domain/tracking/registration.ts';
import { Form } from '#ui/form/Form.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Skippable } from './Skippable.tsx';
import { type SheetForms, useSheetForm } from './useSheetForms.ts';

interface DayNoteProps {
  readonly stored: string;
  /** Where the day went differently, words to begin with. */
  readonly isAbove: boolean;
  readonly forms: SheetForms;
  readonly onSay: (note: string) => Promise<boolean>;
}

const HAPPENED = ['party', 'stress', 'tired', 'alone', 'there'] as const;
const NEXT = ['plan', 'bed', 'text'] as const;

/** A note about the day, saved by its own button. */
export function DayNote({ stored, isAbove, forms, onSay }: DayNoteProps) {
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
    told: { note },
    passes: () => form.passes(['note'], check),
  });
  const beginnings = (lines: readonly string[]) => ({
    options: lines.map((line) => ({ value: line, name: line })),
    pressed: (line: string) => linesOf(note).includes(line),
    onPress: (line: string) => form.setValue('note', toggled(note, line)),
  });
  return (
    <Form form={form}>
      {isAbove && (
        <>
          <Picks
            title={<Skippable question={t('answer.happened.title')} />}
            {...beginnings(HAPPENED.map((what) => t(`answer.happened.${what}`)))}
          />
          <Picks
            title={<Skippable question={t('answer.next.title')} />}
            {...beginnings(NEXT.map((what) => t(`answer.next.${what}`)))}
          />
        </>
      )}
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

function linesOf(note: string): string[] {
  return note.split('\n').filter((line) => line !== '');
}

/** A note with a line added at its end, or taken out of it. */
function toggled(note: string, line: string): string {
  const lines = linesOf(note);
  return (lines.includes(line) ? lines.filter((other) => other !== line) : [...lines, line]).join('\n');
}
