import { Facts } from '#ui/staff/Facts.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import type { QueueItem } from '../staff-contract.ts';
import { useModerationWords } from './useModerationWords.ts';

/** The reports of a text, its writer by pseudonym, and earlier decisions about them. */
export function ItemFacts({ item }: { readonly item: QueueItem }) {
  const { t, reason, moment, where, age, writtenBy } = useModerationWords();
  const reports = item.reports.map(({ reason: given, count }) => `${count} × ${reason(given)}`);
  const by = [writtenBy(item), ...(item.account_age === null ? [] : [age(item.account_age)])];
  const written = [
    moment(item.written_at),
    where(item),
    t(`language.${item.language}`),
    ...(item.edited ? [t('item.edited')] : []),
  ];
  const earlier = item.earlier.map((decision) => (
    <p key={decision.decided_at}>
      {t('item.earlierLine', {
        action: t(`done.${decision.action}`),
        day: moment(decision.decided_at),
        name: isolated(decision.name),
        rule: t(`rule.${decision.rule}`),
        reason: isolated(decision.reason),
      })}
    </p>
  ));
  return (
    <Facts
      rows={[
        ...(reports.length > 0 ? [[t('item.reported'), reports.join(', ')] as const] : []),
        [t('item.writer'), by.join(' · ')],
        [t('item.earlier'), earlier.length > 0 ? earlier : t('item.noEarlier')],
        [t('item.written'), written.join(' · ')],
      ]}
    />
  );
}
