import { useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { StaffNotLoaded } from '#ui/staff/StaffNotLoaded.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readMembers, removeMember } from '../contract.ts';
import { AskedAct } from './AskedAct.tsx';
import { InvitedCard } from './InvitedCard.tsx';
import { InviteForm, type MadeLink } from './InviteForm.tsx';
import { useStaffMe } from './me.ts';

type Member = EndpointReply<typeof readMembers>['rows'][number];

/** Everybody on the staff, with inviting somebody and removing a member. */
export function MembersScreen() {
  const { t } = useTranslation('staff-staff');
  const members = useEndpoint(readMembers);
  const { data } = members;
  const [made, setMade] = useState<MadeLink | null>(null);
  const forget = (mail: string) => setMade((link) => (link?.mail === mail ? null : link));
  return (
    <StaffScreen title={t('members.title')} lead={t('members.lead')}>
      <StaffNotLoaded of={members} list="/medewerkers" heights={[4, 4, 4]} />
      {data && <MemberTable members={data.rows} />}
      {data && data.invited.length > 0 && <InvitedCard invited={data.invited} onWithdrawn={forget} />}
      <InviteForm made={made} onMade={setMade} />
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
  const { data: me } = useStaffMe();
  const { send } = useStaffSubmission(removeMember);
  if (me?.id === id) return <span className="small muted">{t('members.self')}</span>;
  return (
    <AskedAct
      label={t('members.remove')}
      named={t('members.removeNamed', { name: isolated(name) })}
      question={t('members.removeTitle', { name: isolated(name) })}
      text={t('members.removeText')}
      done={t('members.removed', { name: isolated(name) })}
      gone={t('members.memberGone')}
      act={() => send({ params: { id: String(id) } })}
    />
  );
}
