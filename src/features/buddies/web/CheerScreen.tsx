import { Send as SendIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type Params } from 'react-router';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type PostableForm, type PostedAnswer, sendPosted } from '#ui/form/posted.ts';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { sendCheer } from '../contract.ts';
import { useBuddyAnswer, whyNotSent } from './buddy-answer.ts';
import { type BuddyCode, prefetchCode, useBuddyCode } from './code-query.ts';
import { buddyIn, LinkGone } from './LinkGone.tsx';
import { Stranger } from './Stranger.tsx';

type Send = Submission<typeof sendCheer>['send'];
/** The number of the sentence that was picked, or nothing. */
const EMPTY = { cheer: '' };

function cheerForm(app: App, send: Send, code: string): PostableForm<typeof EMPTY> {
  const t = app.i18n.getFixedT(null, 'buddies');
  return {
    values: EMPTY,
    check: ({ cheer }) => (cheer === '' ? problem('cheer', 'required') : NO_PROBLEMS),
    wordsOf: () => t('cheer.required'),
    async send({ cheer }) {
      const { sent } = await send({ body: { pairing_code: code, cheer: Number(cheer) } });
      const fields = { cheer: t('cheer.today') };
      if (!sent) throw new CallFailure('invalid_input', 'one was sent today', { fields, status: 200 });
    },
    failureText: (failure) => whyNotSent(app, 'cheer', failure),
  };
}

export function answer(
  app: App,
  posted: URLSearchParams,
  _search: URLSearchParams,
  { pairingCode = '' }: Params,
): Promise<PostedAnswer> {
  return sendPosted(
    app,
    cheerForm(app, (input) => app.caller.call(sendCheer, input), pairingCode),
    posted,
  );
}

export const prefetch = prefetchCode;

/** Opened through the button in the weekly mail: one of a few sentences, once a day. */
export function CheerScreen() {
  const { code, opened } = useBuddyCode();
  const buddy = buddyIn(opened);
  return <Stranger>{buddy ? <Cheer code={code} buddy={buddy} /> : <LinkGone opened={opened} />}</Stranger>;
}

function Cheer({ code, buddy }: { code: string; buddy: BuddyCode & { readonly name: string } }) {
  const { t } = useTranslation('buddies');
  const app = useApp();
  const path = usePath();
  const { send } = useSubmission(sendCheer);
  const { form, isSent } = useBuddyAnswer(cheerForm(app, send, code));
  const { name, state, cheers } = buddy;
  if (state !== 'accepted') {
    return (
      <Outcome
        heading={t('cheer.notYet')}
        takesFocus={false}
        actions={
          <Link className={buttonClass({})} to={path('buddyAccept', { pairingCode: code })}>
            {t('cheer.look')}
          </Link>
        }
      >
        <p>{t('cheer.notYetText', { name })}</p>
      </Outcome>
    );
  }
  if (isSent || buddy.cheered_today) {
    return (
      <Outcome heading={t(isSent ? 'cheer.done' : 'cheer.today')} takesFocus={isSent}>
        <p>{t(isSent ? 'cheer.doneText' : 'cheer.todayText', { name })}</p>
      </Outcome>
    );
  }
  return (
    <>
      <h1>{t('cheer.title', { name })}</h1>
      <p>{t('cheer.text', { name })}</p>
      <Form form={form}>
        <ChoiceGroup
          legend={t('cheer.legend')}
          layout="two"
          options={cheers.map((label, index) => ({ value: String(index + 1), label }))}
          {...form.field('cheer')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy} icon={<SendIcon aria-hidden="true" />}>
            {t('cheer.submit')}
          </Button>
        </FormActions>
      </Form>
      <Note>{t('cheer.note')}</Note>
    </>
  );
}
