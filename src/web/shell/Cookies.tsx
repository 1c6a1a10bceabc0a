import { type ComponentProps, type ComponentType, useState } from 'react';
import { CONSENT_COOKIE, type CookieConsent, consentIn } from '#domain/site/cookie-consent.ts';
import type { CookiesDialog } from '#features/cookies/web/CookiesDialog.tsx';
import { usePageViews } from '#features/cookies/web/usePageViews.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { saveConsent } from '#ui/app/cookies.ts';
import { useMe } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { loadPart } from '../words.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

type DialogComponent = ComponentType<ComponentProps<typeof CookiesDialog>>;

/** Loads the dialog on demand, so that it slows down no page. */
async function loadDialog(app: App): Promise<DialogComponent> {
  const module = await loadPart(app, 'cookies', import('#features/cookies/web/CookiesDialog.tsx'));
  return module.CookiesDialog;
}

/** The button that opens the cookie settings; a choice takes effect at once. */
export function Cookies({ className }: { className?: string | undefined }) {
  const { t } = useTranslation(['web', 'ui']);
  const app = useApp();
  const toast = useToast();
  const [consent, setConsent] = useState(() => consentIn(app.cookie(CONSENT_COOKIE)));
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const route = useCurrentRoute();
  const isVisitor = useMe() === null;
  usePageViews(route, consent.statistics && isVisitor);

  async function open() {
    try {
      const loaded = await loadDialog(app);
      // Another tab may have chosen since.
      setConsent(consentIn(app.cookie(CONSENT_COOKIE)));
      setDialog(() => loaded);
    } catch {
      toast.show({ tone: 'error', text: t('ui:failure.load') });
    }
  }
  function save(chosen: CookieConsent) {
    saveConsent(chosen);
    // Read back, because a browser may refuse to store it.
    setConsent(consentIn(app.cookie(CONSENT_COOKIE)));
    setDialog(null);
    toast.show({ tone: 'success', text: t('cookiesSaved') });
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void open()}>
        {t('cookies')}
      </button>
      {Dialog && <Dialog consent={consent} onSave={save} onClose={() => setDialog(null)} />}
    </>
  );
}
