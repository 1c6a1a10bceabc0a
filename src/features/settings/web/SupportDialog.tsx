import { Link } from 'react-router';
import { patternsOf } from '#domain/site/paths.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import type { Block } from '#features/pages/block-contract.ts';
import { readPage } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { Words } from '#ui/app/Words.tsx';
import { CallNow } from '#ui/help/CallNow.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface SupportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shown until the content has loaded. */
  readonly title: string;
}

/** Help with using the site (spec 1 §2 Main menu). Emergency numbers come first, whether or not the rest loads. */
export function SupportDialog({ open, ...rest }: SupportDialogProps) {
  return open ? <OpenSupport {...rest} /> : null;
}

function OpenSupport({ onClose, title }: Omit<SupportDialogProps, 'open'>) {
  const { t } = useTranslation('ui');
  const path = usePath();
  const { data, isLoadingError, refetch } = useEndpoint(readPage, { params: { '*': 'support' } });
  const page = data && pageOf(data);
  return (
    <Dialog open onClose={onClose} title={page?.title || title}>
      <CallNow />
      {page?.blocks.map((block) => (
        <SupportText key={block.key} block={block} />
      ))}
      {!data && isLoadingError && (
        <>
          <LoadFailed onRetry={() => void refetch()} />
          <p>
            <Link to={path('help')}>{t('notMonitored.help')}</Link>
          </p>
        </>
      )}
      {!data && !isLoadingError && <LoadingBlocks heights={[16]} />}
    </Dialog>
  );
}

/** A button, or a heading with its text. */
function SupportText({ block }: { block: Block }) {
  const app = useApp();
  if (block.type === 'cta') {
    if (!isOpenAt(app, block.href)) return null;
    return (
      <div>
        <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={block.href}>
          {block.label}
        </Link>
      </div>
    );
  }
  return (
    <section>
      {block.title && <h3 className="h4">{block.title}</h3>}
      <Words text={block.text ?? ''} />
    </section>
  );
}

/** Whether a path of the content leads to a page that has a screen. */
function isOpenAt(app: App, href: string): boolean {
  return ROUTE_NAMES.some((name) => app.isOpen(name) && patternsOf(name, app.language).includes(href));
}
