import { useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { formatTime } from '#ui/app/format.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import { useStaffSubmission } from '#ui/staff/proof.ts';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { useOutcome } from '#ui/staff/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readMembers, removeMember } from '../contract.ts';
import { InviteForm } from './InviteForm.tsx';
import { useStaffMe } from './me.ts';

type Members = EndpointReply<typeof readMembers>;
type Member = Members['rows'][number];

/** Everybody on the staff, inviting somebody, and removing a member. */
export function MembersScreen() {
  const { t } = useTranslation('staff-staff');
  const { data, isError, refetch } = useEndpoint(readMembers);
  return (
    <StaffScreen title={t('members.title')} lead={t('members.lead')}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingBlocks heights={[4, 4, 4]} />}
      {data && <MemberTable members={data.rows} />}
      {data && data.invited.length > 0 && <Invited invited={data.invited} />}
      <InviteForm />
    </StaffScreen>
  );
}

function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const { t } = useTranslation('staff-staff');
  return (
    <StaffTable
      caption={t('members.title')}
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('members.name'),
          cell: ({ name, mail }) => (
            <>
              <bdi>{name}</bdi>
              <br />
              <span className="small muted">{mail}</span>
            </>
          ),
        },
        { head: t('members.role'), cell: ({ role }) => t(`role.${role}`) },
        {
          head: t('members.state'),
          cell: ({ enrolled }) => (
            <Chip tone={enrolled ? 'success' : 'neutral'}>
              {t(enrolled ? 'members.enrolled' : 'members.notEnrolled')}
            </Chip>
          ),
        },
        { head: t('members.act'), cell: (member) => <RemoveButton member={member} /> },
      ]}
    />
  );
}

function RemoveButton({ member: { id, name } }: { readonly member: Member }) {
  const { t } = useTranslation('staff-staff');
  const failureText = useFailureText();
  const outcome = useOutcome((failure) => failureText(failure, t('failed')));
  const { data: me } = useStaffMe();
  const removing = useStaffSubmission(removeMember);
  const [asking, setAsking] = useState(false);
  if (me?.id === id) return <span className="small muted">{t('members.self')}</span>;

  async function remove() {
    setAsking(false);
    await outcome.run(
      () => removing.send({ params: { id: String(id) } }),
      t('members.removed', { name: isolated(name) }),
    );
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('members.removeNamed', { name: isolated(name) })}
        onClick={() => setAsking(true)}
      >
        {t('members.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('members.removeNamed', { name: isolated(name) })}
        text={t('members.removeText')}
        confirmLabel={t('members.remove')}
        cancelLabel={t('members.keep')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Invited({ invited }: Pick<Members, 'invited'>) {
  const { t } = useTranslation('staff-staff');
  const kit = useKit();
  return (
    <Card as="section" className="stack">
      <h2 className="h3">{t('members.invited')}</h2>
      <ul>
        {invited.map(({ name, mail, role, expires }) => (
          <li key={mail}>
            {t('members.invitedLine', {
              name: isolated(name),
              mail,
              role: t(`role.${role}`),
              until: formatTime(kit.language, Date.parse(expires), kit.settings.timeZone),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
