import type { ReactNode } from 'react';
import { findIdentifying } from '#domain/community/identifying.ts';
import { deleteNodeDraft } from '#features/nodes/draft-contract.ts';
import { useMe } from '#ui/app/me.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { DiscardButton } from '#ui/form/kept/DiscardButton.tsx';
import { DraftLine } from '#ui/form/kept/DraftLine.tsx';
import { DraftVersions } from '#ui/form/kept/DraftVersions.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { useFocusSoon } from '#ui/form/useFocusSoon.ts';
import { CallNow } from '#ui/help/CallNow.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../../contract.ts';
import { IdentifyingHint } from './IdentifyingHint.tsx';
import { SafetyStep } from './SafetyStep.tsx';
import type { useWriting } from './useWriting.ts';

interface WritingFormProps<Values extends Record<string, string>> {
  readonly writing: ReturnType<typeof useWriting<Values>>;
  readonly heading?: ReactNode;
  readonly submitLabel: string;
  /** Whether the text is in the forum already and is being changed. */
  readonly isChange?: boolean;
  /** Called when the writer throws away what they wrote, or has written nothing. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What surrounds the fields of every form of the forum: hints, the draft, when moderators look, and whom to call. */
export function WritingForm<Values extends Record<string, string>>({
  writing,
  heading,
  submitLabel,
  isChange = false,
  onCancel,
  children,
}: WritingFormProps<Values>) {
  const { t } = useTranslation('forum');
  const { form, status, opening, safety, words, draftKey, conflict, compare, isChosen } = writing;
  const drop = useSubmission(deleteNodeDraft);
  const forum = useEndpoint(readForum).data;
  const me = useMe();
  const identifying = findIdentifying(words, me?.name);
  useFocusSoon(Object.keys(form.values)[0] ?? '', isChosen);
  if (conflict) {
    return (
      <DraftVersions
        conflict={conflict}
        mine={form.values}
        contentOf={(version) => <TextVersion {...version} />}
        onOther={form.setSeveral}
      />
    );
  }
  return (
    <>
      <Form form={form} heading={heading}>
        {opening.unsent !== null && <p className="muted small">{t('begun')}</p>}
        {children}
        <IdentifyingHint found={identifying} />
        <DraftLine status={status} onCompare={compare} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {identifying.length > 0 ? t(isChange ? 'edit.saveAnyway' : 'safety.place') : submitLabel}
          </Button>
          <DiscardButton
            of={writing}
            drop={() => drop.send({ params: { place: draftKey } })}
            onDone={onCancel}
          />
        </FormActions>
        {forum && <p className="small muted">{t('moderators', { hours: forum.moderator_hours })}</p>}
        <CallNow />
        {status === 'nowhere' && <LeaveQuestion />}
      </Form>
      <SafetyStep asking={safety.asking} isChange={isChange} onPlace={() => void form.onSubmit()} />
    </>
  );
}

/** One of two versions of a text, as readers see it. */
function TextVersion({ title, ...texts }: Readonly<Record<string, string>>) {
  return (
    <>
      {title && <p className="h3">{title}</p>}
      {Object.entries(texts).map(([name, html]) => (
        <PoorText key={name} html={html} />
      ))}
    </>
  );
}
