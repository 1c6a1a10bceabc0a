import { ScrollText } from 'lucide-react';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { AUDIT_PARTS } from '#domain/staff/audit.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useKit } from '#ui/kit.ts';
import { StaffList } from '#ui/staff/StaffList.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readActors, readAudit } from '../contract.ts';
import { AuditFilter } from './AuditFilter.tsx';
import { actorNames } from './actor-names.ts';
import { useAuditWords } from './useAuditWords.tsx';

type Line = EndpointReply<typeof readAudit>['rows'][number];

/** The log, newest first; the filter is in the address, so that it can be bookmarked. */
export function AuditScreen() {
  const { t } = useTranslation('audit-staff');
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) || undefined;
  const query = {
    page: given('page'),
    from: given('from'),
    until: given('until'),
    member: given('member'),
    part: AUDIT_PARTS.find((part) => part === given('part')),
  };
  const lines = useFreshEndpoint(readAudit, { query });
  const who = useWho(query.member);
  return (
    <StaffScreen title={t('title')} lead={t('lead')}>
      <AuditFilter members={who} />
      <StaffList
        of={lines}
        address="/logboek"
        heights={[3, 3, 3, 3]}
        empty={{ icon: <ScrollText />, title: t('empty'), text: t('emptyText') }}
        pages={t('pages')}
      >
        {(rows, list) => <AuditTable list={list} rows={rows} />}
      </StaffList>
    </StaffScreen>
  );
}

/** Everybody who appears in the log, and the number that is filtered by even if it does not. */
function useWho(member: string | undefined): ReadonlyMap<number, string> {
  const { t } = useTranslation('audit-staff');
  const { data } = useFreshEndpoint(readActors);
  return actorNames(data?.rows ?? [], member, {
    unknown: (id) => t('number', { id }),
    namesake: (actor) => t('namesake', { ...actor }),
  });
}

function AuditTable({ list, rows }: { readonly list: Ref<HTMLDivElement>; readonly rows: readonly Line[] }) {
  const { t } = useTranslation('audit-staff');
  const { language, settings } = useKit();
  const words = useAuditWords();
  return (
    <StaffTable
      ref={list}
      caption={t('title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('when'),
          cell: ({ at }) => <time dateTime={at}>{formatInstant(language, at, settings.timeZone)}</time>,
        },
        { head: t('who'), cell: ({ name }) => <bdi>{name}</bdi> },
        { head: t('what'), cell: ({ action }) => words.action(action) },
        { head: t('about'), cell: (line) => words.about(line) },
        { head: t('why'), cell: (line) => words.reason(line) },
      ]}
    />
  );
}
