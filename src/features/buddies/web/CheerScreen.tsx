import { Send as SendIcon } from 'lucide-react';
import { Link } from 'react-router';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import type { Submission } from '#ui/app/submission.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { sendCheer } from '../contract.ts';
import { postedTo, useBuddyAnswer } from './buddy-answer.ts';
import { type BuddyCode, prefetchCode, useBuddyCode } from './code-query.ts';
import { buddyIn, LinkGone } from './LinkGone.tsx';
import { Stranger } from './Stranger.tsx';

/** The number of the sentence that was picked, or nothing. */
const EMPTY = { cheer: '' };

function cheerForm(app: App, send: Submission<typeof sendCheer>['send'], code: string) {
  const t = app.i18n.in('buddies');
  return {
    values: EMPTY,
    check: ({ cheer }: typeof EMPTY) => (cheer === '' ? problem('cheer', 'required') : NO_PROBLEMS),
    wordsOf: () => t('cheer.required'),
    async send({ cheer }: typeof EMPTY) {
      const { sent } = await send({ body: { pairing_code: code, cheer: Number(cheer) } });
      const fields = { cheer: t('cheer.today') };
      if (!sent) throw new CallFailure('invalid_input', 'one was sent today', { fields, status: 200 });
    },
  };
}

const CHEER = { page: 'cheer', endpoint: sendCheer, formOf: cheerForm } as const;
export const answer = postedTo(CHEER);

export const prefetch = prefetchCode;

/** Opened by the button in the weekly mail: sends one of a few sentences, once a day. */
export function CheerScreen() {
  const { code, opened } = useBuddyCode();
  const buddy = buddyIn(opened);
  return <Stranger>{buddy ? <Cheer code={code} buddy={buddy} /> : <LinkGone opened={opened} />}</Stranger>;
}

function Cheer({ code, buddy }: { code: string; buddy: BuddyCode & { readonly name: string } }) {
  const { t } = useTranslation('buddies');
  const path = usePath();
  const { form, isSent } = useBuddyAnswer(CHEER, code);
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
      <h1>{t('cheer.title')}</h1>
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
