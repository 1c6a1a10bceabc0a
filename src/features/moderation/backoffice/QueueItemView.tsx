import { useEffect, useRef } from 'react';
import { CallFailure } from '#ui/app/caller.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { InertText } from '#ui/staff/InertText.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import { StaffNotLoaded } from '#ui/staff/StaffNotLoaded.tsx';
import { type QueueItem, readQueueItem } from '../staff-contract.ts';
import { Deciding } from './Deciding.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import type { OpenItem } from './useDecision.ts';
import { useModerationWords } from './useModerationWords.ts';

type Neighbour = QueueItem['neighbours'][number];

interface QueueItemViewProps {
  readonly id: number;
  readonly drafts: OpenItem['drafts'];
  readonly onNext: OpenItem['onNext'];
}

/** A text with what helps to judge it, and the decision. */
export function QueueItemView({ id, drafts, onNext }: QueueItemViewProps) {
  const { t } = useModerationWords();
  const item = useFreshEndpoint(readQueueItem, { params: { id: String(id) } });
  const { data, error } = item;
  const isGone = !data && error instanceof CallFailure && error.code === 'not_found';
  const isDecided = Boolean(data?.decision);
  const { keep } = drafts;
  // There is no form any more that shows what was typed.
  useEffect(() => {
    if (isGone || isDecided) keep(id, null);
  }, [isGone, isDecided, keep, id]);
  if (isGone) {
    return <EmptyState title={t('item.gone')}>{t('item.goneText')}</EmptyState>;
  }
  if (!data) return <StaffNotLoaded of={item} list="/wachtrij" heights={[14, 10]} />;
  const isDecidedNow = async () => Boolean((await item.refetch()).data?.decision);
  return (
    <div className="stack">
      <Text item={data} />
      <Deciding item={data} drafts={drafts} onNext={onNext} onConflict={isDecidedNow} />
    </div>
  );
}

function Text({ item }: { readonly item: QueueItem }) {
  const { t, titleOf } = useModerationWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The reader opened the item from the list or came from the one before, and reads on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const kind = t(`kind.${item.kind}`);
  return (
    <Card as="section" className="stack" aria-labelledby="item">
      <div className="row">
        <h2 className="h3" id="item" ref={heading} tabIndex={-1}>
          {titleOf(item)}
        </h2>
        {item.hidden_by && <Chip tone="above">{t(`hidden.${item.hidden_by}`)}</Chip>}
      </div>
      {item.cause === 'danger' && (
        <Banner tone="care" title={t('item.care')}>
          {t('item.careText')}
        </Banner>
      )}
      <InertText label={t('item.typed', { kind })}>{item.text || t('item.nothingLeft')}</InertText>
      <ItemFacts item={item} />
      {item.neighbours.length > 0 && (
        <Disclosure title={t('item.around')}>
          <Neighbours of={item} />
        </Disclosure>
      )}
    </Card>
  );
}

function Neighbours({ of: { neighbours } }: { readonly of: QueueItem }) {
  const { t, moment } = useModerationWords();
  const writerOf = ({ by_moderator: byModerator, nickname }: Neighbour) => {
    if (byModerator) return t('item.moderator');
    return nickname === null ? t('item.nameless') : isolated(nickname);
  };
  return (
    <div className="stack">
      {neighbours.map((neighbour) => {
        const { place, written_at: at, text } = neighbour;
        const label = t('item.neighbour', {
          place: t(`item.place.${place}`),
          name: writerOf(neighbour),
          moment: moment(at),
        });
        return (
          <InertText key={place} label={label}>
            {text || t('item.nothingLeft')}
          </InertText>
        );
      })}
    </div>
  );
}
