import { Link, useNavigate, useSearchParams } from 'react-router';
import { pathTo } from '#domain/site/paths.ts';
import { pageCall, readPage } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { ensureEndpoint, useEndpoint } from '#ui/app/queries.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { ONBOARDING_DONE } from '../contract.ts';
import styles from './Checklist.module.css';
import { ChecklistPage, prefetchChecklist } from './ChecklistPage.tsx';
import { answerChecklist } from './posted-checklist.ts';

/** The texts around the questions, which are content. */
function wordsCall(app: App) {
  return pageCall(pathTo(app, 'register'));
}

export async function prefetch(app: App): Promise<void> {
  await Promise.all([ensureEndpoint(app, readPage, wordsCall(app)), prefetchChecklist(app)]);
}

export function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  return answerChecklist(app, posted, async () => {
    return { goTo: pathTo(app, 'credentials'), cookies: [ONBOARDING_DONE] };
  });
}

/** Shown until its texts are there. */
const NO_WORDS = { title: null, description: null, blocks: [] } as const;

/** The questions before making an account. */
export function OnboardingScreen() {
  const { t } = useTranslation('onboarding');
  const app = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const words = useEndpoint(readPage, wordsCall(app));
  const { title, description, blocks } = words.data ? pageOf(words.data) : NO_WORDS;
  const lead = blocks.find(({ type }) => type === 'text')?.text;
  const opening = (
    <>
      <div className={styles.opening}>
        {title && <h1>{title}</h1>}
        {lead && <p className="lead">{lead}</p>}
      </div>
      {search.has('required') && <Banner role="status">{t('required')}</Banner>}
    </>
  );
  return (
    <ChecklistPage
      words={words}
      title={title}
      opening={opening}
      instead={
        app.isOpen('login') && (
          <Link className={buttonClass({ variant: 'subtle' })} to={path('login')}>
            {t('hasAccount')}
          </Link>
        )
      }
      onDone={() => {
        document.cookie = ONBOARDING_DONE;
        void navigate(path('credentials'));
      }}
    >
      <PageTitle {...(title ? { title } : {})} {...(description ? { description } : {})} />
    </ChecklistPage>
  );
}
