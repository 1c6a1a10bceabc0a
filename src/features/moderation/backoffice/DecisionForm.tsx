import type { KeyboardEvent } from 'react';
import { COMMENT_MAX_LENGTH } from '#domain/community/forum.ts';
import {
  checkDecision,
  type ModerationAction,
  rulesFor,
  showsAgain,
} from '#domain/community/moderation/moderation.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { decideItem, type QueueItem } from '../staff-contract.ts';
import styles from './DecisionForm.module.css';
import { CLOSED_FOR, type DecisionValues, draftOf, NOTHING_DECIDED, toldBy } from './decision-draft.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { type Drafts, useDraft } from './useDraft.ts';
import { useModerationWords } from './useModerationWords.ts';
import { WhyFields } from './WhyFields.tsx';

interface DecisionFormProps {
  readonly item: QueueItem;
  readonly drafts: Drafts<DecisionValues>;
  /** Whether the item is still open: the moderator may open another while a decision is on its way. */
  readonly isHere: () => boolean;
  readonly onNext: () => void;
  /** Reads the item again after a conflict; resolves to whether somebody else decided first. */
  readonly onConflict: () => Promise<boolean>;
}

/** The form of a decision: an action, the rule and a reason, with what the writer will read. */
export function DecisionForm({ item, drafts, isHere, onNext, onConflict }: DecisionFormProps) {
  const { t } = useModerationWords();
  const effectOf = useEffectWords();
  const { today } = useKit();
  const form = useDecision({ item, drafts, isHere, onNext, onConflict });
  const open = { rule: t('decide.openRule'), reason: t('decide.openReason') };
  const told = toldBy(item, form.values, { open, today: today() });
  const { action } = form.values;
  return (
    <Card as="section" aria-labelledby="decide">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields in it get the keys */}
      <div onKeyDown={(event) => submitByKeys(event, () => void form.onSubmit())}>
        <Form form={form}>
          <h2 className="h3" id="decide">
            {t('decide.title')}
          </h2>
          <ChoiceGroup<string>
            {...form.field('action')}
            legend={t('decide.action')}
            layout="two"
            options={offered(item.actions).map((value) => ({
              value,
              label: t(`action.${value}`),
              description: effectOf(value, item),
            }))}
          />
          {action === 'close_off' && (
            <SelectField
              {...form.field('days')}
              label={t('decide.days')}
              options={CLOSED_FOR.map((value) => ({
                value,
                label:
                  value === 'forGood' ? t('decide.forGood') : t('decide.forDays', { count: Number(value) }),
              }))}
            />
          )}
          {action === 'answer' && (
            <TextArea
              {...form.field('answer')}
              label={t('decide.answer')}
              description={t('decide.answerLead')}
              count={{ text: form.values.answer, max: COMMENT_MAX_LENGTH }}
              rows={5}
            />
          )}
          <div className={styles.why}>
            <WhyFields
              rule={form.field('rule')}
              reason={form.field('reason')}
              rules={item.rules
                .filter(({ rule }) => rulesFor(action).includes(rule))
                .map(({ rule, name }) => ({ value: rule, label: name }))}
            />
          </div>
          {action !== '' && <MessagePreview text={told} otherwise={t('decide.notTold')} />}
          <FormActions>
            <Button type="submit" busy={form.busy}>
              {t('decide.save')}
            </Button>
            <Button variant="subtle" onClick={onNext}>
              {t('decide.skip')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}

/** Describes what an action does; adds that it shows a text that reports hid, if its own words do not say so. */
function useEffectWords() {
  const { t } = useModerationWords();
  return (action: ModerationAction, { hidden_by: hiddenBy }: QueueItem): string => {
    const effect = t(`effect.${action}`);
    const isUnsaid = action !== 'restore' && showsAgain(action, { hiddenBy });
    return isUnsaid ? `${effect} ${t('effect.restore')}` : effect;
  };
}

/** Leaves out `restore` where `dismiss` shows the text as well: one choice for that is enough. */
function offered(actions: readonly ModerationAction[]): readonly ModerationAction[] {
  return actions.includes('dismiss') ? actions.filter((action) => action !== 'restore') : actions;
}

function submitByKeys(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  submit();
}

function useDecision({ item, drafts, isHere, onNext, onConflict }: DecisionFormProps) {
  const { t, late } = useModerationWords();
  const toast = useToast();
  const failureText = useFailureText();
  const deciding = useSubmission(decideItem);
  const form = useProblemForm({
    values: drafts.get(item.id) ?? NOTHING_DECIDED,
    check: (values) => alsoForLog(checkDecision(draftOf(values)), 'reason', values.reason),
    labelOf: (name) => t(`decide.name.${name}`),
    failureText: (failure) =>
      failure.code === 'edit_conflict' ? t('decide.changed') : failureText(failure, t('decide.failed')),
    async submit(values) {
      try {
        const { id, revision, report_count, writer } = item;
        const body = { ...draftOf(values), revision, report_count, nickname: writer?.nickname };
        const decided = await deciding.send({ params: { id: String(id) }, body });
        drafts.delete(id);
        toast.show({ tone: 'success', text: t('decide.saved', { action: t(`done.${decided.action}`) }) });
        // Whoever has opened another text meanwhile stays there, with what they typed.
        if (isHere()) onNext();
        return true;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (!isHere()) {
          toast.show({ tone: 'error', text: late(error, item) });
          return false;
        }
        if (error.code !== 'edit_conflict') throw error;
        if (await onConflict()) return false;
        throw error;
      }
    },
  });
  useDraft(drafts, item.id, form.values);
  return form;
}
