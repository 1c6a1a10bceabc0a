import type { ReactNode } from 'react';
import { BODY_MAX_LENGTH, TITLE_MAX_LENGTH } from '#domain/community/diary.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { deleteNodeDraft } from '#features/nodes/draft-contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { DiscardButton } from '#ui/form/kept/DiscardButton.tsx';
import { DraftLine } from '#ui/form/kept/DraftLine.tsx';
import { DraftVersions } from '#ui/form/kept/DraftVersions.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFocusSoon } from '#ui/form/useFocusSoon.ts';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { EntryVersion } from './EntryVersion.tsx';
import { draftKeyOf } from './entry-draft.ts';
import { useEntryForm, type Writing } from './useEntryForm.ts';

interface EntryFormProps extends Writing {
  readonly heading?: ReactNode;
  /** Called when the writer discards what they wrote. */
  readonly onDiscard: () => void;
  /** Whether the form has a page to go back to, so that it can be cancelled while it is empty. */
  readonly canCancel: boolean;
}

/** The form to write or change an entry. */
export function EntryForm({ heading, onDiscard, canCancel, ...writing }: EntryFormProps) {
  const { t } = useTranslation('diary');
  const app = useApp();
  const kept = useEntryForm(writing);
  const { form, status, opening, conflict, compare, isChosen } = kept;
  const drop = useSubmission(deleteNodeDraft);
  const { title, field_diary_body: body } = form.values;
  useFocusSoon('title', isChosen);

  if (conflict) {
    return (
      <DraftVersions
        conflict={conflict}
        mine={form.values}
        contentOf={(version) => <EntryVersion {...version} />}
        onOther={form.setSeveral}
      />
    );
  }
  return (
    <Form form={form} heading={heading}>
      {opening.unsent !== null && <p className="muted small">{t('form.begun')}</p>}
      <TextField
        label={t('form.title')}
        autoComplete="off"
        count={{ text: title, max: TITLE_MAX_LENGTH }}
        {...form.field('title')}
      />
      <RichTextField label={t('form.text')} maxLength={BODY_MAX_LENGTH} {...form.field('field_diary_body')} />
      <CrisisHelp text={`${title}\n${plainOf(body)}`} />
      <DateField
        label={t('form.day')}
        description={t('form.dayHelp')}
        max={app.today()}
        {...form.field('field_diary_entry_date')}
      />
      <DraftLine status={status} onCompare={compare} />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('form.save')}
        </Button>
        <DiscardButton
          of={kept}
          canCancel={canCancel}
          drop={() => drop.send({ params: { place: draftKeyOf(writing.entry) } })}
          onDone={onDiscard}
        />
      </FormActions>
      <HelpLine />
      {status === 'nowhere' && <LeaveQuestion />}
    </Form>
  );
}
