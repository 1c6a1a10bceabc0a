import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import type { App } from '#ui/app/app.ts';
import { type CallFailure, minutesToWait } from '#ui/app/caller.ts';
import { failureText } from '#ui/app/failure/useFailureText.ts';
import type { Submission } from '#ui/app/submission.ts';
import type { PostableForm } from '#ui/form/posted.ts';
import type { giveCode } from '../contract.ts';

export interface CodeDraft {
  readonly challenge: string;
  readonly code: string;
  readonly remember: boolean;
}

/** Validates and sends the second step of a login, with or without JavaScript. */
export function codeForm<Answer>(
  app: App,
  { challenge }: { readonly challenge: string },
  send: (...input: Parameters<Submission<typeof giveCode>['send']>) => Promise<Answer>,
) {
  return {
    values: { challenge, code: '', remember: false },
    check: (draft: CodeDraft) => checkCode(draft),
    secrets: ['code'],
    send: ({ challenge: given, code, remember }: CodeDraft): Promise<Answer> =>
      send({ body: { challenge: given, code, remember } }),
    failureText: (failure) => codeFailure(app, failure),
  } satisfies PostableForm<CodeDraft>;
}

export function checkCode({ code }: { readonly code: string }) {
  return code.trim() === '' ? problem('code', 'required') : NO_PROBLEMS;
}

/** Why a code was refused, if that is not shown at its field. */
export function codeFailure(app: App, failure: CallFailure): string {
  const t = app.i18n.in('second-factor');
  if (failure.code === 'challenge_invalid') return t('step.over');
  if (failure.code === 'too_many_requests') {
    return t('tooOften', { count: minutesToWait(failure) });
  }
  return failureText(app, failure, t('step.failed'));
}
