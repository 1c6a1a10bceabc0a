import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { useLocation } from 'react-router';
import { readContacts } from '#features/contacts/contract.ts';
import type { Block } from '#features/pages/block-contract.ts';
import type { Page as Content } from '#features/pages/page-contract.ts';
import type { App } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { fetchMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { ensureEndpoint, ensureQuery } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import type { Translate } from '#ui/words/translate.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { BasicPage } from './BasicPage.tsx';
import { Frontpage } from './Frontpage.tsx';
import { HelpPage } from './HelpPage.tsx';
import { fetchPage, usePage } from './page.ts';
import { TermPage } from './TermPage.tsx';
import { TipPage } from './TipPage.tsx';
import { tipsIn, tipsQuery } from './tips.ts';

const PAGES: Readonly<Record<string, ComponentType<{ page: Content }>>> = {
  frontpage: Frontpage,
  help: HelpPage,
  tip: TipPage,
  badges: TermPage,
  milestones: TermPage,
};

export async function prefetch(app: App, _params: Params, { pathname }: URL): Promise<void> {
  try {
    const { blocks } = await fetchPage(app, pathname);
    await Promise.all(blocks.map((block) => prefetchBlock(app, block)));
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'not_found') throw new Response(null, { status: 404 });
    if (!isSessionOver(error)) throw error;
    // The session may have changed since it was checked (spec 1 §6).
    await fetchMe(app);
    throw new Response(null, { status: 403 });
  }
}

/** Fetches what a block shows besides its own fields. */
async function prefetchBlock(app: App, block: Block): Promise<void> {
  if (block.type === 'onboarding_question') await ensureEndpoint(app, readContacts);
  const tips = block.type === 'block_reference' ? tipsIn(block.list) : null;
  if (tips) await ensureQuery(app, tipsQuery(app, tips));
}

/** A page of the content, found by its path (spec 2 §2, the generic entity page). */
export function PageScreen() {
  const { pathname } = useLocation();
  const { t } = useTranslation('pages');
  const { page, lang, isLoadingError, refetch } = usePage();
  if (isLoadingError) return <Failed onRetry={() => void refetch()} />;
  if (!page) return <Loading />;
  const Shown = PAGES[page.bundle] ?? BasicPage;
  return (
    <div lang={lang} key={pathname}>
      <PageTitle
        {...titleOf(page, t)}
        {...(page.description === null ? {} : { description: page.description })}
      />
      <Shown page={page} />
    </div>
  );
}

/** The titles for pages whose own title would reveal something. */
const NEUTRAL_TITLES = { tip: 'tips.one', badges: 'terms.badge', milestones: 'terms.milestone' } as const;

function isNeutral(bundle: string): bundle is keyof typeof NEUTRAL_TITLES {
  return Object.hasOwn(NEUTRAL_TITLES, bundle);
}

/** Titles appear in tabs and histories, so those of a front page, a tip and a badge do not reveal their subject. */
function titleOf({ bundle, title }: Content, t: Translate<'pages'>): { title?: string } {
  if (bundle === 'frontpage') return {};
  return { title: isNeutral(bundle) ? t(NEUTRAL_TITLES[bundle]) : title };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page narrow>
      <LoadFailed onRetry={onRetry} />
    </Page>
  );
}

function Loading() {
  return (
    <Page narrow>
      <LoadingBlocks heights={[20]} />
    </Page>
  );
}
