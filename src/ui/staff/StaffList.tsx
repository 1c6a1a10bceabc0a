import type { ReactNode, RefCallback } from 'react';
import { useTurnedPage } from '../focus/useTurnedPage.ts';
import { EmptyList } from './EmptyList.tsx';
import { KeysetPager } from './KeysetPager.tsx';
import { StaffNotLoaded, type StaffRead } from './StaffNotLoaded.tsx';

interface StaffListProps<Row> {
  readonly of: StaffRead<{
    readonly rows: readonly Row[];
    readonly pager: { readonly older: string | null };
  }>;
  /** The address of its first page. */
  readonly address: string;
  /** The blocks shown until it comes, in rem. */
  readonly heights: readonly number[];
  /** What is said when it has no rows. */
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** What a screen reader calls the links to other pages. */
  readonly pages: string;
  /** The rows, in an element with this ref, which takes the focus when the page is turned. */
  children(rows: readonly Row[], ref: RefCallback<HTMLElement>): ReactNode;
}

/** A list page by page, whatever has become of its page: loading, failed, empty or there. */
export function StaffList<Row>({ of, address, heights, empty, pages, children }: StaffListProps<Row>) {
  const ref = useTurnedPage();
  const { data } = of;
  return (
    <>
      <StaffNotLoaded of={of} list={address} heights={heights} />
      {data && data.rows.length > 0 && children(data.rows, ref)}
      {data?.rows.length === 0 && (
        <EmptyList icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyList>
      )}
      {data && <KeysetPager label={pages} older={data.pager.older} />}
    </>
  );
}
