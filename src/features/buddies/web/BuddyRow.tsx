import { Check, Clock, Mail, X } from 'lucide-react';
import { useState } from 'react';
import type { Buddy } from '#domain/buddies/buddy.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { leaveDialog } from '#ui/focus/leave-dialog.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { deleteBuddy } from '../contract.ts';
import styles from './Buddies.module.css';

const STATUS = {
  accepted: { tone: 'success', icon: Check },
  invited: { tone: 'neutral', icon: Mail },
  waiting: { tone: 'neutral', icon: Clock },
} as const;

/** One buddy, with a button that removes them after a confirmation. */
export function BuddyRow({ buddy }: { buddy: Buddy }) {
  const { t } = useTranslation('buddies');
  const { language } = useApp();
  const { name, mail, accepted, waiting, since } = buddy;
  const status = accepted ? 'accepted' : waiting ? 'waiting' : 'invited';
  const { tone, icon: Icon } = STATUS[status];
  const day = formatDay(language, since, 'dayMonth');
  return (
    <li className={styles.buddy}>
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <p>
          <strong>{name}</strong>
          <span className="small muted">{mail}</span>
        </p>
      </div>
      <p className={styles.status}>
        <Chip tone={tone}>
          <Icon aria-hidden="true" />
          {t(`list.${status}`)}
        </Chip>
        <span className="small muted">{t(accepted ? 'list.since' : 'list.on', { day })}</span>
      </p>
      <RemoveButton buddy={buddy} />
    </li>
  );
}

function RemoveButton({ buddy: { id, name, accepted } }: { buddy: Buddy }) {
  const { t } = useTranslation('buddies');
  const { queryClient } = useApp();
  const removing = useSubmission(deleteBuddy);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const what = accepted ? 'remove' : 'takeBack';
  const outcome = useOutcome(t(`${what}.failed`, { name }), ({ code }) => {
    if (code !== 'not_found') return close();
    // They may have left meanwhile: the refetched list is right.
    leaveDialog(close);
    void queryClient.invalidateQueries({ queryKey: ME_KEY });
  });
  const remove = () =>
    outcome.run(
      async () => {
        await removing.send({ body: { buddy_id: id } });
        leaveDialog(close);
      },
      t(`${what}.done`, { name }),
    );

  return (
    <>
      <Button
        variant="subtle"
        size="small"
        icon={<X aria-hidden="true" />}
        aria-label={t(`${what}.named`, { name })}
        onClick={() => setAsking(true)}
      >
        {t(`${what}.button`)}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={removing.busy}
        title={t(`${what}.question`, { name })}
        text={t(`${what}.text`, { name })}
        confirmLabel={t(`${what}.button`)}
        cancelLabel={t('remove.keep')}
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </>
  );
}
