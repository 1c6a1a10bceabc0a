import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type Params, useSearchParams } from 'react-router';
import { NO_PROBLEMS } from '#domain/kit/problem.ts';
import { choicesForMail } from '#domain/notices/mail.ts';
import { chooseMails } from '#features/mail/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { failureText } from '#ui/app/failure/useFailureText.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type PostableForm, type PostedAnswer, sendPosted, usePosted } from '#ui/form/posted.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { mailLinkQuery } from './mail-link.ts';

type Send = Submission<typeof chooseMails>['send'];

function unsubscribeForm(app: App, send: Send, search: URLSearchParams): PostableForm<object> {
  const t = app.i18n.in('notifications');
  const { uid, kind, hash } = Object.fromEntries(search);
  return {
    values: {},
    check: () => NO_PROBLEMS,
    send: () => send({ body: { uid, kind, hash } }),
    failureText: (failure) =>
      failure.code === 'link_invalid'
        ? t('unsubscribe.invalid')
        : failureText(app, failure, t('unsubscribe.failed')),
  };
}

/** Also called by mail programs, without showing the page. */
export function answer(app: App, posted: URLSearchParams, search: URLSearchParams): Promise<PostedAnswer> {
  return sendPosted(
    app,
    unsubscribeForm(app, (input) => app.caller.call(chooseMails, input), search),
    posted,
  );
}

/** An invalid link answers 403 with the page that says so (contract head section). */
export async function prefetch(app: App, _params: Params, { searchParams }: URL): Promise<number> {
  const found = await app.queryClient.ensureQueryData(mailLinkQuery(app, searchParams)).catch(() => null);
  return found === 'link_invalid' ? 403 : 200;
}

/**
 * Opened through the link at the foot of a mail. Opening it changes nothing, because mail scanners open links too. The link stays
 * in the address bar: it opens no account, and without it the page would not work after a reload.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation('notifications');
  const app = useApp();
  const [search] = useSearchParams();
  const { data: link } = useQuery(mailLinkQuery(app, search));
  const { send } = useSubmission(chooseMails);
  const posted = usePosted();
  const [state, setState] = useState<'asked' | 'stopped' | 'back'>(posted?.sent ? 'stopped' : 'asked');
  const rules = unsubscribeForm(app, send, search);
  const form = useProblemForm({
    ...rules,
    labelOf: () => '',
    async submit(values) {
      await rules.send(values);
      setState('stopped');
    },
  });
  const choices = choicesForMail(search.get('kind') ?? '');
  const labels = choices.map((choice) => t(`kind.${choice}.label`));
  const kind = labels.length === 0 ? t('unsubscribe.mail') : labels.join(', ');
  return (
    <AuthLayout quote={t('unsubscribe.quote')}>
      <PageTitle title={t('unsubscribe.title')} />
      {state === 'stopped' && (
        <Done kind={kind} search={search} mayUndo={choices.length === 1} onBack={() => setState('back')} />
      )}
      {state === 'back' && (
        <Outcome heading={t('unsubscribe.back.heading')} takesFocus actions={<AllNotifications />}>
          <p>{t('unsubscribe.back.text', { kind })}</p>
        </Outcome>
      )}
      {state === 'asked' && link === 'link_invalid' && <LinkRefused />}
      {state === 'asked' && link !== 'link_invalid' && (
        <>
          <div className="stack">
            <h1>{t('unsubscribe.heading')}</h1>
            <p>{t('unsubscribe.lead', { kind })}</p>
          </div>
          <Form form={form}>
            <FormActions>
              <Button type="submit" block busy={form.busy}>
                {t('unsubscribe.submit')}
              </Button>
            </FormActions>
          </Form>
        </>
      )}
      <HelpLine />
    </AuthLayout>
  );
}

function LinkRefused() {
  const { t } = useTranslation('notifications');
  const { isOpen } = useApp();
  return (
    <Outcome heading={t('unsubscribe.refused.heading')} takesFocus={false} actions={<AllNotifications />}>
      <p>{t('unsubscribe.invalid')}</p>
      {isOpen('notifications') && <p>{t('unsubscribe.refused.text')}</p>}
    </Outcome>
  );
}

interface DoneProps {
  readonly kind: string;
  readonly search: URLSearchParams;
  /**
   * Whether this page can turn it on again. It does not know which of several choices were on, so those are turned on again among
   * all notifications.
   */
  readonly mayUndo: boolean;
  readonly onBack: () => void;
}

function Done({ kind, search, mayUndo, onBack }: DoneProps) {
  const { t } = useTranslation('notifications');
  const scripted = useScripted();
  const { busy, send } = useSubmission(chooseMails);
  const [hasFailed, setFailed] = useState(false);
  const { uid, kind: name, hash } = Object.fromEntries(search);
  const undo = () => send({ body: { uid, kind: name, hash, on: true } }).then(onBack, () => setFailed(true));
  return (
    <Outcome
      heading={t('unsubscribe.done.heading')}
      takesFocus
      actions={
        <>
          <AllNotifications />
          {scripted && mayUndo && (
            <Button variant="subtle" busy={busy} onClick={() => void undo()}>
              {t('unsubscribe.undo')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('unsubscribe.done.text', { kind })}</p>
      {hasFailed && <p role="alert">{t('unsubscribe.failed')}</p>}
    </Outcome>
  );
}

function AllNotifications() {
  const { t } = useTranslation('notifications');
  const { isOpen } = useApp();
  const path = usePath();
  if (!isOpen('notifications')) return null;
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={path('notifications')}>
      {t('unsubscribe.all')}
    </Link>
  );
}
