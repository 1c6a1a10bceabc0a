import type { EndpointReply } from '#contract/endpoint.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { useKit } from '#ui/kit.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type readMembers, withdrawInvitation } from '../contract.ts';
import { AskedAct } from './AskedAct.tsx';
import styles from './InvitedCard.module.css';

interface InvitedCardProps extends Pick<EndpointReply<typeof readMembers>, 'invited'> {
  onWithdrawn(mail: string): void;
}

/** The people whose links can still be opened, each with a button that withdraws it. */
export function InvitedCard({ invited, onWithdrawn }: InvitedCardProps) {
  const { t } = useTranslation('staff-staff');
  const { language, settings } = useKit();
  const { send } = useStaffSubmission(withdrawInvitation);
  return (
    <Card as="section" className="stack">
      <h2 className="h3">{t('members.invited')}</h2>
      <ul className={styles.list}>
        {invited.map(({ name, mail, role, expires }) => (
          <li key={mail} className={styles.row}>
            <span>
              {t('members.invitedLine', {
                name: isolated(name),
                mail,
                role: t(`role.${role}`),
                until: formatTime(language, Date.parse(expires), settings.timeZone),
              })}
            </span>
            <AskedAct
              label={t('members.withdraw')}
              named={t('members.withdrawNamed', { name: isolated(name) })}
              question={t('members.withdrawTitle', { name: isolated(name) })}
              text={t('members.withdrawText')}
              done={t('members.withdrawn', { name: isolated(name) })}
              gone={t('members.invitationGone')}
              act={async () => {
                await send({ body: { mail } });
                onWithdrawn(mail);
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
