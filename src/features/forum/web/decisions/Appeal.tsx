import { useState } from 'react';
import { APPEAL_MAX_LENGTH, checkAppeal } from '#domain/community/moderation/moderation.ts';
import { makeAppeal, type OwnDecision } from '#features/moderation/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { refresh, useSubmission } from '#ui/app/submission.ts';
import { fieldId } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { KeptNotice } from '#ui/form/kept/KeptNotice.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from '../Forum.module.css';
import { ModeratorWords } from './ModeratorWords.tsx';

/** The writer's appeal against a decision and its outcome, or the form for one; and why the decision was undone, if it was. */
export function Appeal({ decision }: { decision: Pick<OwnDecision, 'id' | 'action' | 'appeal' | 'undone'> }) {
  const { t } = useTranslation('forum');
  const { id, action, appeal, undone } = decision;
  const [unsent, setUnsent] = useState<string | null>(null);
  const isUndoneUnasked = undone && appeal?.outcome !== 'reversed';
  return (
    <>
      {unsent !== null && (
        <Banner role="alert">
          <div className="stack">
            <p>{t('decisions.changed')}</p>
            <blockquote className={styles.quote}>{unsent}</blockquote>
          </div>
        </Banner>
      )}
      {appeal && <PastAppeal appeal={appeal} />}
      {!appeal && !undone && <AppealForm id={id} isLock={action === 'lock'} onLate={setUnsent} />}
      {isUndoneUnasked && (
        <>
          <p>{t('decisions.undone')}</p>
          <ModeratorWords words={undone.reason} />
        </>
      )}
    </>
  );
}

function PastAppeal({ appeal }: { appeal: NonNullable<OwnDecision['appeal']> }) {
  const { t } = useTranslation('forum');
  return (
    <div className="stack">
      <p className="small muted">{t('decisions.asked')}</p>
      <blockquote className={styles.quote}>{appeal.text}</blockquote>
      <p>{t(appeal.outcome === null ? 'decisions.waiting' : `decisions.${appeal.outcome}`)}</p>
      {appeal.reason !== null && <ModeratorWords words={appeal.reason} />}
    </div>
  );
}

interface AppealFormProps {
  readonly id: number;
  readonly isLock: boolean;
  /** Called with what was typed when there is nothing to appeal against any more. */
  readonly onLate: (text: string) => void;
}

function AppealForm({ id, isLock, onLate }: AppealFormProps) {
  const { t } = useTranslation('forum');
  const { queryClient } = useApp();
  const toast = useToast();
  const asking = useSubmission(makeAppeal);
  // Several of these forms may be on one page.
  const name = `appeal-${id}`;
  const form = useProblemForm({
    values: { text: '' },
    keepAs: deviceEntry<{ text: string }>(`appeal.${id}`),
    check: ({ text }) => checkAppeal(text),
    onRefused: () => document.getElementById(fieldId(name))?.focus(),
    labelOf: () => t('decisions.label'),
    failureText: t('decisions.failed'),
    async submit({ text }) {
      try {
        await asking.send({ body: { id, text } });
        toast.show({ tone: 'success', text: t('decisions.sent') });
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'edit_conflict') throw error;
        // Another tab asked first, or the decision was undone meanwhile: the page shows that instead of this form.
        await refresh(queryClient, makeAppeal.refreshes ?? []);
        onLate(text);
      }
    },
  });
  const [wasKept] = useState(form.kept);
  return (
    <Disclosure title={t('decisions.ask')} isOpen={wasKept}>
      <Form form={form}>
        {form.kept && <KeptNotice onForget={form.forgetKept} />}
        <TextArea
          {...form.field('text')}
          name={name}
          label={t('decisions.label')}
          description={t('decisions.rules')}
          count={{ text: form.values.text, max: APPEAL_MAX_LENGTH }}
          rows={4}
        />
        <Button type="submit" busy={form.busy}>
          {t('decisions.send')}
        </Button>
        {/* Other pages of the conversation have another form or none, but the form about a lock is on each of them. */}
        {form.isUnsaved && <LeaveQuestion onePerAddress={!isLock} />}
      </Form>
    </Disclosure>
  );
}
