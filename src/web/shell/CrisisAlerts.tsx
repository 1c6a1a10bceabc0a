import { CircleAlert, Info, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HIDDEN_ALERTS_COOKIE, hiddenAlertsIn, hiddenAlertsWith } from '#domain/content/crisis-alert.ts';
import { paragraphsOf } from '#domain/kit/html.ts';
import { type CrisisAlert as Alert, readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { rememberPreference } from '#ui/app/cookies.ts';
import { focusMain } from '#ui/app/focus-main.ts';
import { useForeign } from '#ui/app/language.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Sentence } from '#ui/app/Words.tsx';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import styles from './CrisisAlerts.module.css';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** Most serious first. */
const TONES = ['crisis', 'warning', 'info'] as const;
const ICONS = { crisis: LifeBuoy, warning: CircleAlert, info: Info };

function toneOf({ field_type }: Alert): (typeof TONES)[number] {
  return TONES.find((tone) => tone === field_type) ?? 'warning';
}

/** Current alerts, above every page; each can be dismissed. Help always shows them all. */
export function CrisisAlerts() {
  const { t } = useTranslation('web');
  const app = useApp();
  const toast = useToast();
  const isOnHelp = useCurrentRoute() === 'help';
  const { data: alerts = [] } = useEndpoint(readCrisisAlerts);
  const [cookie, setCookie] = useState(() => app.cookie(HIDDEN_ALERTS_COOKIE));
  const hidden = hiddenAlertsIn(cookie);
  const shown = TONES.flatMap((tone) => alerts.filter((alert) => toneOf(alert) === tone)).filter(
    ({ nid }) => isOnHelp || !hidden.includes(nid),
  );
  if (shown.length === 0) return null;

  function hide(nid: number) {
    const published = alerts.map((alert) => alert.nid);
    const next = hiddenAlertsWith(nid, hidden, published);
    rememberPreference(HIDDEN_ALERTS_COOKIE, next);
    setCookie(next);
    focusMain();
    toast.show({ tone: 'success', text: t('alerts.hidden') });
  }
  return (
    <section aria-label={t('alerts.label')}>
      {shown.map((alert) => (
        <CrisisAlert key={alert.nid} alert={alert} onHide={isOnHelp ? null : () => hide(alert.nid)} />
      ))}
    </section>
  );
}

function CrisisAlert({ alert, onHide }: { alert: Alert; onHide: (() => void) | null }) {
  const { t } = useTranslation('web');
  const { title, body, langcode } = alert;
  const lang = useForeign(langcode);
  const tone = toneOf(alert);
  const Icon = ICONS[tone];
  return (
    <div className={cx(styles.alert, styles[tone])}>
      <div className={cx('container', styles.row)}>
        <Icon className={styles.icon} aria-hidden="true" />
        <div className={styles.text}>
          <p className={styles.title}>
            <span className={styles.tone}>{t(`alerts.${tone}`)}</span> <span lang={lang}>{title}</span>
          </p>
          {paragraphsOf(body).map((paragraph) => (
            <p key={paragraph} lang={lang}>
              <Sentence text={paragraph} />
            </p>
          ))}
        </div>
        {onHide && (
          <Button
            variant="subtle"
            size="small"
            className={styles.hide}
            aria-label={t('alerts.hideOne', { title })}
            onClick={onHide}
          >
            {t('alerts.hide')}
          </Button>
        )}
      </div>
    </div>
  );
}
