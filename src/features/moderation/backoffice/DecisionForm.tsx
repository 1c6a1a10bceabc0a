import type { KeyboardEvent } from 'react';
import { COMMENT_MAX_LENGTH } from '#domain/community/forum.ts';
import {
  isAction,
  type ModerationAction,
  rulesFor,
  showsAgain,
} from '#domain/community/moderation/moderation.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import type { QueueItem } from '../staff-contract.ts';
import styles from './DecisionForm.module.css';
import { CLOSED_FOR, toldBy } from './decision-draft.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { type ItemInView, useDecision } from './useDecision.ts';
import { useModerationWords } from './useModerationWords.ts';
import { WhyFields } from './WhyFields.tsx';

/** The form of a decision: an action, the rule and a reason, with what the writer will read. */
export function DecisionForm(inView: ItemInView) {
  const { t } = useModerationWords();
  const effectOf = useEffectWords();
  const { now, settings } = useKit();
  const { item, onNext } = inView;
  const form = useDecision(inView);
  const open = { rule: t('decide.openRule'), reason: t('decide.openReason') };
  const told = toldBy(item, form.values, { open, now: new Date(now()), timeZone: settings.timeZone });
  const choices = offered(item.actions);
  const { action: chosen } = form.values;
  // The text may have changed since it was chosen.
  const isGone = isAction(chosen) && !choices.includes(chosen);
  const action = isGone ? '' : chosen;
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
            description={isGone && t('decide.actionGone', { action: t(`action.${chosen}`) })}
            layout="two"
            options={choices.map((value) => ({
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
