import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pathTo } from '#domain/site/paths.ts';
import { offersSignOn } from '#domain/site/sign-on.ts';
import { finishChecklist } from '#features/sso/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { fetchMe, useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Checklist.module.css';
import { ChecklistPage, prefetchChecklist } from './ChecklistPage.tsx';
import { answerChecklist } from './posted-checklist.ts';

export const prefetch = prefetchChecklist;

/** Says that they come from elsewhere; it gives access to nothing, and stays in the address (spec 1 §2). */
function markIn(search: URLSearchParams) {
  return { hti: search.get('hti') ?? undefined };
}

export function answer(app: App, posted: URLSearchParams, search: URLSearchParams): Promise<PostedAnswer> {
  return answerChecklist(app, posted, async () => {
    await app.caller.call(finishChecklist);
    return { goTo: pathTo(app, 'credentialsHti', {}, markIn(search)) };
  });
}

/** The texts about what the other system tells and sees: more through the login of an organisation than from a portal. */
function useOriginTexts() {
  const { site, settings } = useApp();
  const me = useMe();
  const hasMail = useHasMail(me);
  const isTold = hasMail || (me && me.name !== '');
  const unseen = offersSignOn(settings.signOn, site, 'openId') ? 'unseenAtLogin' : 'unseen';
  return ['freely', unseen, isTold ? 'told' : 'nameless'] as const;
}

/** The same questions for somebody whom another system let in, after what that means for them. */
export function LetInOnboardingScreen() {
  const { t } = useTranslation('onboarding');
  const app = useApp();
  const path = usePath();
  const goOn = useGoOn();
  const [search] = useSearchParams();
  const failureText = useFailureText();
  const originTexts = useOriginTexts();
  const finishing = useSubmission(finishChecklist);
  const [failure, setFailure] = useState<string | null>(null);

  async function finish() {
    setFailure(null);
    try {
      await finishing.send();
      // The next page opens only to people who finished this one.
      await fetchMe(app);
      await goOn(path('credentialsHti', {}, markIn(search)));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(failureText(error, t('launched.failed')));
    }
  }

  return (
    <ChecklistPage
      title={t('launched.heading')}
      failure={failure}
      opening={
        <div className={styles.opening}>
          <h1>{t('launched.heading')}</h1>
          <p className="lead">{t('launched.lead')}</p>
          <ul>
            {originTexts.map((name) => (
              <li key={name}>{t(`launched.${name}`)}</li>
            ))}
          </ul>
          <p>{t('launched.questions')}</p>
        </div>
      }
      instead={
        <Link className={buttonClass({ variant: 'subtle' })} to={path('logout')}>
          {t('launched.logOut')}
        </Link>
      }
      onDone={() => void finish()}
    >
      <PageTitle title={t('launched.title')} />
    </ChecklistPage>
  );
}
