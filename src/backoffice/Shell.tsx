import { LogOut, Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { type StaffMe, signOut } from '#features/staff/contract.ts';
import { readWaiting, type Waiting } from '#features/staff/waiting-contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { useNewPage } from '#ui/focus/useNewPage.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { StaffBrand } from '#ui/staff/StaffBrand.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { pagesOf } from './pages.ts';
import styles from './Shell.module.css';

interface ShellProps {
  readonly me: StaffMe;
  /** Called when somebody signs out. */
  onLeave(): void;
}

/** The menu beside every page: at the side of a wide screen, folded on a narrow one. */
export function Shell({ me, onLeave }: ShellProps) {
  const { t } = useTranslation('backoffice');
  const folded = useRef<HTMLDetailsElement>(null);
  const main = useNewPage();
  // Also after pressing the link of the open page: the menu folds away.
  const arrive = () => {
    if (folded.current) folded.current.open = false;
    focusMain();
  };
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#inhoud">
        {t('skip')}
      </a>
      <header className={styles.side}>
        <div className={styles.top}>
          <Link className={styles.home} to="/">
            <StaffBrand />
          </Link>
          <details ref={folded} className={styles.folded}>
            <summary>
              <Menu aria-hidden="true" />
              {t('menu')}
            </summary>
            <Pages me={me} onGo={arrive} />
            <Me me={me} onLeave={onLeave} />
          </details>
        </div>
        <div className={styles.open}>
          <Pages me={me} onGo={arrive} />
        </div>
        <div className={styles.open}>
          <Me me={me} onLeave={onLeave} />
        </div>
      </header>
      <main ref={main} className={styles.main} id="inhoud" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

function Pages({ me, onGo }: { readonly me: StaffMe; onGo(): void }) {
  const { t } = useTranslation('backoffice');
  const pages = pagesOf(me.role).flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));
  const groups = Map.groupBy(pages, ({ group }) => group);
  return (
    <nav aria-label={t('menu')}>
      {[...groups].map(([group, rows]) => (
        <div key={group}>
          <p className={styles.group}>{t(`group.${group}`)}</p>
          <ul className={styles.links}>
            {rows.map(({ path, name, icon: Icon, waiting }) => (
              <li key={path}>
                <NavLink className={styles.link ?? ''} to={path} onClick={onGo}>
                  <Icon aria-hidden="true" />
                  {t(`page.${name}`)}
                  {waiting && <Count of={waiting} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The number of items waiting behind a link; nothing if there are none. Fetched once for the menu, and again after changes. */
function Count({ of }: { readonly of: keyof Waiting }) {
  const { t } = useTranslation('backoffice');
  const { data } = useEndpoint(readWaiting);
  const count = data?.[of];
  if (!count) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> {t('waiting')}</span>
    </span>
  );
}

function Me({ me, onLeave }: ShellProps) {
  const { t } = useTranslation(['backoffice', 'staff-staff']);
  const leaving = useSubmission(signOut);
  // A full page load, so that nothing that was read stays in this tab, whether or not the server heard of it.
  const leave = () =>
    void leaving.send().finally(() => {
      onLeave();
      window.location.assign('/');
    });
  return (
    <div className={styles.me}>
      <p>
        <strong>{me.name}</strong>
        <br />
        <span className="muted">{t(`staff-staff:role.${me.role}`)}</span>
      </p>
      <p className="muted">{t('backoffice:idle')}</p>
      <Button
        variant="secondary"
        size="small"
        busy={leaving.busy}
        icon={<LogOut aria-hidden="true" />}
        onClick={leave}
      >
        {t('backoffice:signOut')}
      </Button>
    </div>
  );
}
