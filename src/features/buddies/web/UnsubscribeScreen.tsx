import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { unsubscribeBuddy } from '../contract.ts';
import { oneButton, postedTo, useBuddyAnswer } from './buddy-answer.ts';
import { prefetchCodeToStop, useBuddyCode } from './code-query.ts';
import { buddyIn, LinkGone } from './LinkGone.tsx';
import { Stranger } from './Stranger.tsx';

const UNSUBSCRIBE = { page: 'unsubscribe', endpoint: unsubscribeBuddy, formOf: oneButton } as const;
/** Also called by mail programs, without showing the page. */
export const answer = postedTo(UNSUBSCRIBE);

export const prefetch = prefetchCodeToStop;

/** Opened by the link at the foot of a mail to a buddy. It works without knowing a name: stopping must always be possible. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('buddies');
  const { code, opened } = useBuddyCode();
  const { form, isSent } = useBuddyAnswer(UNSUBSCRIBE, code);
  const buddy = buddyIn(opened);
  const isGone = opened !== null && typeof opened === 'object' && opened.state === 'gone';
  if (isSent || isGone) {
    return (
      <Stranger>
        <Outcome heading={t('unsubscribe.done')} takesFocus={isSent}>
          <p>{t('unsubscribe.doneText')}</p>
        </Outcome>
      </Stranger>
    );
  }
  if (typeof opened === 'string') {
    return (
      <Stranger>
        <LinkGone opened={opened} />
      </Stranger>
    );
  }
  return (
    <Stranger>
      <h1>{t('unsubscribe.title')}</h1>
      <p>{buddy ? t('unsubscribe.text', { name: buddy.name }) : t('unsubscribe.textAlone')}</p>
      <Form form={form}>
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('unsubscribe.submit')}
          </Button>
        </FormActions>
      </Form>
      <Note>{t('unsubscribe.note')}</Note>
    </Stranger>
  );
}
