import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AUDIT_PARTS } from '#domain/staff/audit.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import styles from './AuditFilter.module.css';

const ALL = 'all';

/** Days and a kind to look for. */
export function AuditFilter() {
  const { t } = useTranslation('audit-staff');
  const [search, setSearch] = useSearchParams();
  const [from, setFrom] = useState(search.get('from') ?? '');
  const [until, setUntil] = useState(search.get('until') ?? '');
  const [part, setPart] = useState<string>(search.get('part') ?? ALL);
  function show(event: { preventDefault(): void }) {
    event.preventDefault();
    const filled = Object.entries({ from, until, part }).filter(([, value]) => value !== '' && value !== ALL);
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
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
    </form>
  );
}
