import { pathTo } from '#domain/site/paths.ts';
import { siteProfile } from '#domain/site/site.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { type PostableForm, type PostedAnswer, sendPosted } from '#ui/form/posted.ts';

/** Opens the first page of somebody who has just registered: the welcome, where the site has one. */
export function useAfterRegistering(): () => Promise<void> {
  const app = useApp();
  const path = usePath();
  const goOn = useGoOn();
  return async () => {
    const first = app.isOpen('welcome') ? 'welcome' : siteProfile(app.site).start;
    await goOn(path(first), { replace: true });
  };
}

/** Sends such a form as it was posted without JavaScript, and leads to the start of the site. */
export async function answerRegistering<Values extends object>(
  app: App,
  form: PostableForm<Values>,
  posted: URLSearchParams,
): Promise<PostedAnswer> {
  const answered = await sendPosted(app, form, posted);
  return answered.form.sent ? { goTo: pathTo(app, siteProfile(app.site).start) } : answered;
}
