import { Link } from 'react-router';
import { REASON_MAX_LENGTH } from '#domain/buddies/buddy.ts';
import { checkLength } from '#domain/kit/length.ts';
import { type App, usePath } from '#ui/app/app.ts';
import type { Submission } from '#ui/app/submission.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { refuseInvitation } from '../contract.ts';
import { postedTo, useBuddyAnswer } from './buddy-answer.ts';
import { prefetchCode, useBuddyCode } from './code-query.ts';
import { buddyIn, LinkGone } from './LinkGone.tsx';
import { Stranger } from './Stranger.tsx';

const EMPTY = { refusal_reason: '', never_again: false };

function refuseForm(_app: App, send: Submission<typeof refuseInvitation>['send'], code: string) {
  return {
    values: EMPTY,
    check: ({ refusal_reason: reason }: typeof EMPTY) =>
      checkLength('refusal_reason', reason, REASON_MAX_LENGTH),
    send: (values: typeof EMPTY) => send({ body: { pairing_code: code, ...values } }),
  };
}

const REFUSE = { page: 'refuse', endpoint: refuseInvitation, formOf: refuseForm } as const;
export const answer = postedTo(REFUSE);

export const prefetch = prefetchCode;

/** Opened by the second link in the invitation: refuses it, with or without a reason. */
export function RefuseScreen() {
  const { t } = useTranslation('buddies');
  const path = usePath();
  const { code, opened } = useBuddyCode();
  const { form, isSent } = useBuddyAnswer(REFUSE, code);
  const buddy = buddyIn(opened);
  if (isSent) {
    return (
      <Stranger>
        <Outcome heading={t('refuse.done')} takesFocus>
          <p>{t('refuse.doneText')}</p>
        </Outcome>
      </Stranger>
    );
  }
  // If the code was answered meanwhile, the form stays with the reason that somebody wrote.
  if (!buddy && !form.failure) {
    return (
      <Stranger>
        <LinkGone opened={opened} />
      </Stranger>
    );
  }
  const { name } = buddy ?? { name: '' };
  return (
    <Stranger>
      <h1>{t('refuse.title')}</h1>
      {buddy && <p>{t('refuse.text', { name })}</p>}
      <Form form={form} failsBelow>
        <TextArea
          label={t('refuse.reason')}
          description={buddy && t('refuse.reasonHelp', { name })}
          optional
          rows={4}
          count={{ text: form.values.refusal_reason, max: REASON_MAX_LENGTH }}
          {...form.field('refusal_reason')}
        />
        <Checkbox
          label={t('refuse.never')}
          description={t('refuse.neverHelp')}
          {...form.field('never_again')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('refuse.submit')}
          </Button>
          {buddy?.state === 'invited' && (
            <Link
              className={buttonClass({ variant: 'subtle' })}
              to={path('buddyAccept', { pairingCode: code })}
            >
              {t('refuse.accept')}
            </Link>
          )}
        </FormActions>
      </Form>
    </Stranger>
  );
}
