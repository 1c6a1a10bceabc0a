import { useTranslation } from 'react-i18next';
import type { Params } from 'react-router';
import { NO_PROBLEMS } from '#domain/kit/problem.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type PostableForm, type PostedAnswer, sendPosted } from '#ui/form/posted.ts';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { unsubscribeBuddy } from '../contract.ts';
import { useBuddyAnswer, whyNotSent } from './buddy-answer.ts';
import { prefetchCodeToStop, useBuddyCode } from './code-query.ts';
import { buddyIn, LinkGone } from './LinkGone.tsx';
import { Stranger } from './Stranger.tsx';

type Send = Submission<typeof unsubscribeBuddy>['send'];

function unsubscribeForm(app: App, send: Send, code: string): PostableForm<object> {
  return {
    values: {},
    check: () => NO_PROBLEMS,
    send: () => send({ body: { pairing_code: code } }),
    failureText: (failure) => whyNotSent(app, 'unsubscribe', failure),
  };
}

/** Also called by mail programs, without showing the page. */
export function answer(
  app: App,
  posted: URLSearchParams,
  _search: URLSearchParams,
  { pairingCode = '' }: Params,
): Promise<PostedAnswer> {
  return sendPosted(
    app,
    unsubscribeForm(app, (input) => app.caller.call(unsubscribeBuddy, input), pairingCode),
    posted,
  );
}

export const prefetch = prefetchCodeToStop;

/** Opened through the link at the foot of a mail to a buddy. It needs no name to work: stopping must always be possible. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('buddies');
  const app = useApp();
  const { code, opened } = useBuddyCode();
  const { send } = useSubmission(unsubscribeBuddy);
  const { form, isSent } = useBuddyAnswer(unsubscribeForm(app, send, code));
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
