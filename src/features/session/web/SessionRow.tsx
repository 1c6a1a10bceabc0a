import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { OTHER_DEVICE_HOURS, ownDeviceDays } from '#domain/identity/session-lifetime.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { endSession, readSessions } from '../contract.ts';
import styles from './SessionsScreen.module.css';

type Session = EndpointReply<typeof readSessions>[number];

/** One session of a person. Another one is ended at once; the current one asks first. */
export function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation(['session', 'ui']);
  const {
    site,
    language,
    queryClient,
    settings: { timeZone },
  } = useApp();
  const { members } = siteProfile(site);
  const path = usePath();
  const navigate = useNavigate();
  const ending = useSubmission(endSession);
  const [asking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const device = session.device || t('sessions.unknown');

  useLayoutEffect(() => {
    const { current: own } = row;
    // The session may have been ended elsewhere while its button had the focus: moves it to the list.
    return () => {
      if (own?.contains(document.activeElement)) own.closest('ul')?.focus();
    };
  }, []);

  const outcome = useOutcome(t('sessions.failed'), () => {
    // It may have ended elsewhere meanwhile: the refetched list is right.
    void queryClient.invalidateQueries({ queryKey: [readSessions.path] });
  });
  const end = () => outcome.run(() => ending.send({ params: { id: session.id } }), t('sessions.ended'));

  return (
    <li className={styles.session} ref={row}>
      <div>
        <p className={styles.device}>
          {device}
          {session.current && <Chip>{t('sessions.current')}</Chip>}
        </p>
        <p className="muted small">
          {t('sessions.lastSeen', { when: formatInstant(language, session.last_seen, timeZone) })}
        </p>
        <p className="muted small">
          {session.own_device
            ? t(`sessions.ownDevice.${members}`, { days: ownDeviceDays(members) })
            : t('sessions.otherDevice', { hours: OTHER_DEVICE_HOURS })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={ending.busy}
        aria-label={t('sessions.endNamed', { device })}
        onClick={() => (session.current ? setAsking(true) : void end())}
      >
        {t('sessions.end')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('sessions.endHere')}
        text={t('sessions.endHereText')}
        confirmLabel={t('sessions.end')}
        cancelLabel={t('ui:cancel')}
        onConfirm={() => void navigate(path('logout'))}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
