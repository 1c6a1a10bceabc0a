import { ROUTES } from '#domain/site/routes.ts';
import { isForNurses } from '#domain/site/site.ts';
import { useResendValidation } from '#features/account/web/useResendValidation.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { usePutAway } from '#ui/app/put-away/usePutAway.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useCurrentRoute } from '../useCurrentRoute.ts';
import styles from './NoticeBar.module.css';
import { NoticeBar } from './NoticeBar.tsx';

/**
 * Asks people to confirm their address, above private pages: one line, which they can put away for the day. Not on help, the
 * tour and the targets of links in mails.
 */
export function UnvalidatedBanner() {
  const { t } = useTranslation('web');
  const { busy, resend } = useResendValidation();
  const { isKnown, isAway, putAway } = usePutAway('banner');
  if (!useIsShown() || isAway) return null;
  return (
    <NoticeBar label={t('validation.label')} early={!isKnown} away={t('validation.away')} onAway={putAway}>
      <p role="status">
        {t('validation.text')} <span className={styles.how}>{t('validation.how')}</span>
      </p>
      <Button
        variant="subtle"
        size="small"
        className={styles.again}
        busy={busy}
        onClick={() => void resend()}
      >
        {t('validation.again')}
      </Button>
    </NoticeBar>
  );
}

/** Whether to ask: not nurses, who are approved by hand, and not about a placeholder address, which nobody reads. */
function useIsShown(): boolean {
  const { site } = useApp();
  const me = useMe();
  const hasMail = useHasMail(me);
  const route = useCurrentRoute();
  return (
    me?.validated === false &&
    route !== undefined &&
    ROUTES[route].type === 'private' &&
    route !== 'logout' &&
    route !== 'welcome' &&
    !isForNurses(site) &&
    hasMail
  );
}
