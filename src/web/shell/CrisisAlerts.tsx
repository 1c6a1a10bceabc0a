import { useState } from 'react';
import {
  ALERT_TYPES,
  type AlertType,
  HIDDEN_ALERTS_COOKIE,
  hiddenAlertsIn,
  hiddenAlertsWith,
} from '#domain/content/crisis-alert.ts';
import { paragraphsInHtml } from '#domain/kit/html.ts';
import { type CrisisAlert, readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { rememberPreference } from '#ui/app/cookies.ts';
import { useForeign } from '#ui/app/language.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { AlertBanner } from '#ui/help/AlertBanner.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** Most serious first. */
const TONES = ALERT_TYPES.toReversed();

function toneOf({ field_type }: CrisisAlert): AlertType {
  return ALERT_TYPES.find((tone) => tone === field_type) ?? 'warning';
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
    // Another tab may have hidden others.
    const next = hiddenAlertsWith(nid, hiddenAlertsIn(app.cookie(HIDDEN_ALERTS_COOKIE)), published);
    rememberPreference(HIDDEN_ALERTS_COOKIE, next);
    setCookie(next);
    focusMain();
    toast.show({ tone: 'success', text: t('alerts.hidden') });
  }
  return (
    <section aria-label={t('alerts.label')}>
      {shown.map((alert) => (
        <CrisisAlertBanner key={alert.nid} alert={alert} onHide={isOnHelp ? null : () => hide(alert.nid)} />
      ))}
    </section>
  );
}

function CrisisAlertBanner({ alert, onHide }: { alert: CrisisAlert; onHide: (() => void) | null }) {
  const { t } = useTranslation('web');
  const { title, body, langcode } = alert;
  const tone = toneOf(alert);
  const hide = onHide ? { label: t('alerts.hide'), name: t('alerts.hideOne', { title }), onHide } : undefined;
  return (
    <AlertBanner
      tone={tone}
      toneLabel={t(`alerts.${tone}`)}
      title={title}
      paragraphs={paragraphsInHtml(body)}
      lang={useForeign(langcode)}
      hide={hide}
    />
  );
}
