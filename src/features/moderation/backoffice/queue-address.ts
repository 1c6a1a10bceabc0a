import { useSearchParams } from 'react-router';

/** The item and page in the address, and the addresses of other items on the same page of the queue. */
export function useQueueAddress() {
  const [search] = useSearchParams();
  const item = search.get('item');
  return {
    item: item !== null && /^\d{1,9}$/.test(item) ? Number(item) : null,
    page: search.get('page') ?? undefined,
    to(id: number | null) {
      const next = new URLSearchParams(search);
      if (id === null) next.delete('item');
      else next.set('item', String(id));
      return { search: next.toString() };
    },
  };
}
