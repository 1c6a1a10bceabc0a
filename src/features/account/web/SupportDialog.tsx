import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { patternsOf } from '#domain/paths.ts';
import { ROUTE_NAMES } from '#domain/routes.ts';
import { type PageText, pageTexts, readDialogPage } from '#features/content/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallNow } from '#ui/app/CallNow.tsx';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';

interface SupportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Until the content brings its own. */
  readonly title: string;
}

/** Help with using the site (spec 1 §2 Main menu). Whom to call in danger comes first, whatever can be fetched. */
export function SupportDialog({ open, ...rest }: SupportDialogProps) {
  return open ? <OpenSupport {...rest} /> : null;
}

function OpenSupport({ onClose, title }: Omit<SupportDialogProps, 'open'>) {
  const { t } = useTranslation('ui');
  const app = useApp();
  const path = usePath();
  const { data, isError, refetch } = useEndpoint(readDialogPage, { params: { page: 'support' } });
  return (
    <Dialog open onClose={onClose} title={data?.title?.[0]?.value ?? title}>
      <CallNow />
      {data &&
        pageTexts(data)
          .filter(({ link }) => link === null || isOpenAt(app, link.uri))
          .map((part) => <SupportText key={part.key} part={part} />)}
      {!data && isError && (
        <>
          <LoadFailed onRetry={() => void refetch()} />
          <p>
            <Link to={path('help')}>{t('notMonitored.help')}</Link>
          </p>
        </>
      )}
      {!data && !isError && (
        <div role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton shape="block" height="16rem" />
        </div>
      )}
    </Dialog>
  );
}

/** A button, or a text with what it is about. */
function SupportText({ part: { title, text, link } }: { part: PageText }) {
  if (link) {
    return (
      <div>
        <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={link.uri}>
          {link.title}
        </Link>
      </div>
    );
  }
  return (
    <section>
      {title && <h3 className="h4">{title}</h3>}
      <p>{text}</p>
    </section>
  );
}

/** Whether a path of the content leads to a page that has a screen. */
function isOpenAt(app: App, uri: string): boolean {
  return ROUTE_NAMES.some((name) => app.isOpen(name) && patternsOf(name, app.language).includes(uri));
}
