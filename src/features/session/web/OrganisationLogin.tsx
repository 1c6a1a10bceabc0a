import { type MouseEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { followToSignOn, generateUrl } from '#features/sso/open-id-contract.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { opensElsewhere } from '#ui/opens-elsewhere.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import spinner from '#ui/primitives/Spinner.module.css';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './OrganisationLogin.module.css';

/** The label of the button to the login of the site’s organisation; undefined: there is none. */
function useLabel(): string | undefined {
  const { settings, site, language } = useApp();
  return settings.signOn.sites[site]?.button?.[language];
}

/** Says what came of a login at the organisation that ended without a session. */
export function SignOnOutcome() {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const outcome = search.get('sso');
  if (useLabel() === undefined || (outcome !== 'cancelled' && outcome !== 'failed')) return null;
  return <Banner>{t(`login.organisation.${outcome}`)}</Banner>;
}

/** The button to the login of the site’s organisation, if there is one. Without scripts it is a link. */
export function OrganisationLogin() {
  const { t } = useTranslation('session');
  const label = useLabel();
  const { href, go, busy, isUnreachable } = useWayThere();
  if (label === undefined) return null;
  return (
    <div className="stack">
      <p className={styles.or}>{t('login.organisation.or')}</p>
      {isUnreachable && (
        <Banner tone="danger" role="alert">
          {t('login.organisation.unreachable')}
        </Banner>
      )}
      <a
        className={buttonClass({ variant: 'secondary', block: true })}
        href={href}
        onClick={go}
        aria-disabled={busy || undefined}
      >
        {busy && <span className={spinner.spinner} aria-hidden="true" />}
        {label}
      </a>
    </div>
  );
}

/** Fetches the address before leaving, so that somebody stays on the page if the organisation does not answer. */
function useWayThere() {
  const { caller } = useApp();
  const [search] = useSearchParams();
  const [state, setState] = useState<'here' | 'busy' | 'unreachable'>('here');
  const query = { destination: search.get('origin') ?? undefined };

  useEffect(() => {
    // A page that the browser restores, on the way back, is shown as it was left: still busy.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('here');
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  async function leave(): Promise<void> {
    setState('busy');
    try {
      const { redirect } = await caller.call(generateUrl, { query });
      window.location.assign(redirect);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setState('unreachable');
    }
  }

  return {
    href: caller.addressOf(followToSignOn, { query }),
    busy: state === 'busy',
    isUnreachable: state === 'unreachable',
    go(event: MouseEvent) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      if (state !== 'busy') void leave();
    },
  };
}
