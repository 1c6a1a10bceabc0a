import { useQuery } from '@tanstack/react-query';
import { Pause, SkipForward } from 'lucide-react';
import { useState } from 'react';
import type { Buddy } from '#domain/buddies/buddy.ts';
import { dayAt } from '#domain/kit/day.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { useApp } from '#ui/app/app.ts';
import { buddiesQuery } from '#ui/app/buddies.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { formatDay } from '#ui/app/format.ts';
import { MailView } from '#ui/app/mail/MailView.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { previewBuddyUpdate } from '../contract.ts';
import styles from './Buddies.module.css';
import type { Updates, useUpdateChoices } from './useUpdateChoices.ts';

interface NextUpdateProps {
  readonly updates: Updates;
  readonly choosing: ReturnType<typeof useUpdateChoices>;
}

/** The next mail exactly as it will go out, with buttons to skip it and to pause all of them. */
export function NextUpdate({ updates, choosing }: NextUpdateProps) {
  const { t } = useTranslation('buddies');
  const when = useWhen(updates.next_at);
  const buddies = useQuery(buddiesQuery(useApp()));
  const { paused } = choosing.choices;
  return (
    <Card as="section" className="stack" aria-labelledby="next-update">
      <h2 className="h3" id="next-update">
        {t('updates.next')}
      </h2>
      <div role="status" className={styles.told}>
        {paused && (
          <Banner title={t('updates.paused')} icon={<Pause />}>
            {t('updates.pausedText')}
          </Banner>
        )}
        {!paused && updates.skipped && (
          <Banner icon={<SkipForward />}>{t('updates.skipped', { when })}</Banner>
        )}
      </div>
      {buddies.data ? (
        <Preview buddies={buddies.data} when={when} isHeld={paused || updates.skipped} />
      ) : (
        <NotLoaded of={buddies} heights={[20]} />
      )}
      <div className="row">
        {!paused && (
          <Button
            variant="secondary"
            size="small"
            busy={choosing.skipBusy}
            icon={<SkipForward aria-hidden="true" />}
            onClick={() => choosing.skip(!updates.skipped)}
          >
            {t(updates.skipped ? 'updates.unskip' : 'updates.skip')}
          </Button>
        )}
        <Button
          variant={paused ? 'secondary' : 'subtle'}
          size="small"
          icon={<Pause aria-hidden="true" />}
          onClick={() => choosing.choose({ paused: !paused })}
        >
          {t(paused ? 'updates.resume' : 'updates.pause')}
        </Button>
      </div>
    </Card>
  );
}

function useWhen(instant: string): string {
  const { t } = useTranslation('buddies');
  const {
    language,
    settings: { timeZone },
  } = useApp();
  const at = new Date(instant);
  return t('updates.when', {
    day: formatDay(language, dayAt(at, timeZone), 'full'),
    time: formatTime(language, at.getTime(), timeZone),
  });
}

interface PreviewProps {
  readonly buddies: readonly Buddy[];
  readonly when: string;
  /** Whether it will not go out as things are. */
  readonly isHeld: boolean;
}

function Preview({ buddies, when, isHeld }: PreviewProps) {
  const { t } = useTranslation('buddies');
  const accepted = buddies.filter((buddy) => buddy.accepted);
  const offered = accepted.length > 0 ? accepted : buddies;
  const [chosen, setChosen] = useState('');
  const whose = offered.find(({ id }) => String(id) === chosen) ?? offered[0];
  if (!whose) return <p className="muted">{t('updates.nobody')}</p>;
  return (
    <>
      {!isHeld && <p>{t(whose.accepted ? 'updates.goes' : 'updates.wouldGo', { when })}</p>}
      {offered.length > 1 && (
        <SelectField
          name="whose"
          label={t('updates.whose')}
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(whose.id)}
          onChange={setChosen}
        />
      )}
      <Mail key={whose.id} buddyId={whose.id} />
    </>
  );
}

function Mail({ buddyId }: { buddyId: number }) {
  const query = { buddy_id: String(buddyId) };
  const mail = useEndpoint(previewBuddyUpdate, { query });
  if (!mail.data) return <NotLoaded of={mail} heights={[16]} />;
  return <MailView mail={mail.data} />;
}
