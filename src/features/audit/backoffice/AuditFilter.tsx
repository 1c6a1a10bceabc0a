import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AUDIT_PARTS } from '#domain/staff/audit.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AuditFilter.module.css';

const ALL = 'all';

interface AuditFilterProps {
  /** The members whose lines can be shown. */
  readonly members: ReadonlyMap<number, string>;
}

/** Filters the log by days, by kind and by member. */
export function AuditFilter({ members }: AuditFilterProps) {
  const { t } = useTranslation('audit-staff');
  const [search, setSearch] = useSearchParams();
  const [from, setFrom] = useState(search.get('from') ?? '');
  const [until, setUntil] = useState(search.get('until') ?? '');
  const [part, setPart] = useState<string>(search.get('part') ?? ALL);
  const [member, setMember] = useState<string>(search.get('member') ?? ALL);
  const [shown, setShown] = useState(search.toString());
  if (shown !== search.toString()) {
    // The address changed, by another page or the way back: the fields follow it without a remount, which would lose the focus.
    setShown(search.toString());
    setFrom(search.get('from') ?? '');
    setUntil(search.get('until') ?? '');
    setPart(search.get('part') ?? ALL);
    setMember(search.get('member') ?? ALL);
  }
  function show(event: { preventDefault(): void }) {
    event.preventDefault();
    const chosen = Object.entries({ from, until, part, member });
    const filled = chosen.filter(([, value]) => value !== '' && value !== ALL);
    setSearch(Object.fromEntries(filled));
  }
  return (
    <form className={styles.filter} aria-label={t('filter')} onSubmit={show}>
      <DateField name="from" label={t('from')} value={from} onChange={setFrom} />
      <DateField name="until" label={t('until')} value={until} onChange={setUntil} />
      <SelectField
        name="part"
        label={t('part')}
        value={part}
        onChange={setPart}
        options={[
          { value: ALL, label: t('all') },
          ...AUDIT_PARTS.map((value) => ({ value, label: t(`parts.${value}`) })),
        ]}
      />
      <SelectField
        name="member"
        label={t('member')}
        value={member}
        onChange={setMember}
        options={[
          { value: ALL, label: t('everybody') },
          ...[...members].map(([id, name]) => ({ value: String(id), label: name })),
        ]}
      />
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
    </form>
  );
}
