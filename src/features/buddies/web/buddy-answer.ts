import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { App } from '#ui/app/app.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { failureText } from '#ui/app/useFailureText.ts';
import { type PostableForm, usePosted } from '#ui/form/posted.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';

/** The pages on which a buddy answers, by their texts. */
type Page = 'accept' | 'refuse' | 'unsubscribe' | 'cheer';

/** Why an answer was not sent, in words for somebody who has nothing to do about it but perhaps to press again. */
export function whyNotSent(app: App, page: Page, failure: CallFailure): string {
  const t = app.i18n.getFixedT(null, 'buddies');
  if (failure.code === 'too_many_requests') return t('stranger.tooMany');
  if (failure.code !== 'not_found') return failureText(app, failure, t(`${page}.failed`));
  return t(page === 'refuse' ? 'refuse.gone' : 'accept.gone');
}

/** The form with which a buddy answers, with JavaScript or without, and whether it was sent. */
export function useBuddyAnswer<Values extends object>(rules: PostableForm<Values>) {
  const { t } = useTranslation('buddies');
  const posted = usePosted<Values>();
  const [isSent, setSent] = useState(posted?.sent ?? false);
  const form = useProblemForm<Values>({
    ...rules,
    labelOf: (name) => t(name === 'refusal_reason' ? 'refuse.reason' : 'cheer.legend'),
    async submit(values) {
      await rules.send(values);
      setSent(true);
    },
  });
  return { form, isSent };
}
