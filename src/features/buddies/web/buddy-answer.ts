import { useState } from 'react';
import type { Params } from 'react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import { NO_PROBLEMS } from '#domain/kit/problem.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { failureText } from '#ui/app/failure/useFailureText.ts';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { type PostableForm, type PostedAnswer, sendPosted, usePosted } from '#ui/form/posted.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { forgetBuddyCode } from './code-query.ts';

/** The pages on which a buddy answers, by their texts. */
type Page = 'accept' | 'refuse' | 'unsubscribe' | 'cheer';

/** Why an answer was not sent, for somebody who can do nothing about it except try again. */
function whyNotSent(app: App, page: Page, failure: CallFailure): string {
  const t = app.i18n.in('buddies');
  if (failure.code !== 'not_found') {
    return failureText(app, failure, { failed: t(`${page}.failed`), tooOften: t('stranger.tooMany') });
  }
  return t(page === 'refuse' ? 'refuse.gone' : 'accept.gone');
}

/** One of the pages: its call, and how its form becomes the input of that call, with the code in the URL. */
interface AnswerPage<E extends Endpoint, Values extends object> {
  readonly page: Page;
  readonly endpoint: E;
  formOf(app: App, send: Submission<E>['send'], code: string): Omit<PostableForm<Values>, 'failureText'>;
}

/** A page with a button and nothing to fill in. */
export function oneButton(
  _app: App,
  send: (input: { readonly body: { readonly pairing_code: string } }) => Promise<unknown>,
  code: string,
) {
  return { values: {}, check: () => NO_PROBLEMS, send: () => send({ body: { pairing_code: code } }) };
}

function rulesOf<E extends Endpoint, Values extends object>(
  { page, formOf }: AnswerPage<E, Values>,
  app: App,
  send: Submission<E>['send'],
  code: string,
): PostableForm<Values> {
  return { ...formOf(app, send, code), failureText: (failure) => whyNotSent(app, page, failure) };
}

/** Makes the `answer` of a page, for a form posted without JavaScript. */
export function postedTo<E extends Endpoint, Values extends object>(answered: AnswerPage<E, Values>) {
  return (
    app: App,
    posted: URLSearchParams,
    _search: URLSearchParams,
    { pairingCode = '' }: Params,
  ): Promise<PostedAnswer> => {
    const send: Submission<E>['send'] = (...input) => app.caller.call(answered.endpoint, ...input);
    return sendPosted(app, rulesOf(answered, app, send, pairingCode), posted);
  };
}

/** The form of a page, with JavaScript or without, and whether it was sent. */
export function useBuddyAnswer<E extends Endpoint, Values extends object>(
  answered: AnswerPage<E, Values>,
  code: string,
) {
  const { t } = useTranslation('buddies');
  const app = useApp();
  const { send, mayBeDone } = useSubmission(answered.endpoint);
  const rules = rulesOf(answered, app, send, code);
  const posted = usePosted<Values>();
  const [isSent, setSent] = useState(posted?.sent ?? false);
  const form = useProblemForm<Values>({
    ...rules,
    labelOf: (name) => t(name === 'refusal_reason' ? 'refuse.reason' : 'cheer.legend'),
    async submit(values) {
      try {
        await rules.send(values);
      } catch (error) {
        // A refusal uses the code up, so it is gone where only the answer to an earlier try did not arrive.
        const isGone = error instanceof CallFailure && error.code === 'not_found';
        if (answered.page !== 'refuse' || !isGone || !mayBeDone()) throw error;
      }
      forgetBuddyCode(app, code);
      setSent(true);
    },
  });
  return { form, isSent };
}
