import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { fieldId } from '#ui/form/Field.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Pager } from '#ui/layout/Pager.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, readClients } from '../../contract.ts';
import { NotOpened } from '../NotOpened.tsx';
import { useNamed } from '../useNamed.ts';
import styles from './ClientList.module.css';
import { ClientTable, ClientTableSkeleton } from './ClientTable.tsx';
import { arranged, ORDERS, pageOf, type Sorting, turned } from './order.ts';
import { RecentLegend } from './RecentDays.tsx';

/** Her clients, those who need her first, fifty a page; a search narrows them down. */
export function ClientList() {
  const { t } = useTranslation('clients');
  const { data, error, refetch } = useFreshEndpoint(readClients);
  const named = useNamed();
  if (error) return <NotOpened errors={[error]} onRetry={() => void refetch()} />;
  if (!data) return <ClientTableSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<UsersRound />} title={t('list.emptyTitle')}>
        {t('list.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <Found clients={data.map(named)} />
      <Banner>
        <p>{t('notMonitoring')}</p>
      </Banner>
      <Disclosure title={t('why.question')}>
        <p>{t('why.reasons')}</p>
        <p>{t('why.limits')}</p>
      </Disclosure>
    </>
  );
}

function Found({ clients }: { clients: readonly ClientRow[] }) {
  const { t } = useTranslation('clients');
  const path = usePath();
  const list = useTurnedPage();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ order: 'first', isDescending: false });
  const [isSorted, setSorted] = useState(false);
  const found = arranged(clients, { text, ...sorting });
  const page = pageOf(found, Number(search.get('page') ?? 1));
  // A new search or order begins at the first page.
  const toStart = () => search.has('page') && setSearch({}, { replace: true, preventScrollReset: true });
  const look = (to: string) => {
    setText(to);
    toStart();
  };
  const showAll = () => {
    look('');
    // The button disappears with the text beside it.
    document.getElementById(fieldId('search'))?.focus();
  };
  const sort = (to: Sorting) => {
    setSorting(to);
    setSorted(true);
    toStart();
  };
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={t('list.search')}
          name="search"
          type="search"
          value={text}
          onChange={look}
          autoComplete="off"
        />
        <SelectField
          label={t('list.order')}
          name="order"
          value={sorting.order}
          onChange={(order) => sort({ order, isDescending: false })}
          options={ORDERS.map((value) => ({ value, label: t(`list.orderBy.${value}`) }))}
        />
      </div>
      <p role="status" className="visually-hidden">
        {t('list.found', { count: found.length })}
        {isSorted &&
          `, ${t(`list.sorted.${sorting.isDescending ? 'down' : 'up'}`, { order: t(`list.orderBy.${sorting.order}`) })}`}
      </p>
      {found.length === 0 ? (
        <Card className="stack">
          <p>{t('list.none', { text: text.trim() })}</p>
          <div className="row">
            <Button variant="secondary" size="small" onClick={showAll}>
              {t('list.showAll')}
            </Button>
          </div>
        </Card>
      ) : (
        <>
          <ClientTable
            ref={list}
            page={page}
            total={found}
            sorting={sorting}
            onSort={(order) => sort(turned(sorting, order))}
          />
          <RecentLegend clients={page.rows} />
        </>
      )}
      <Pager
        label={t('list.pages')}
        page={page.number}
        total={page.pages}
        hrefOf={(number) => path('clients', {}, number === 1 ? {} : { page: String(number) })}
      />
    </>
  );
}
