import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readConversationCards } from '../contract.ts';
import { CardToTalkBy } from './cards/CardToTalkBy.tsx';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readConversationCards);
}

/** Questions for a nurse to ask in each phase of a programme, whoever her client is. */
export function ConversationCardsScreen() {
  const { t } = useTranslation('clients');
  const path = usePath();
  const cards = useEndpoint(readConversationCards);
  const { data } = cards;
  return (
    <Page
      narrow
      before={<BackLink to={path('clients')}>{t('client.back')}</BackLink>}
      title={t('cards.title')}
      lead={t('cards.lead')}
    >
      <PageTitle title={t('cards.title')} />
      {!data && <NotLoaded of={cards} heights={[12, 12, 12]} />}
      <div className="stack">
        {data?.map((card) => (
          <CardToTalkBy key={card.phase} {...card} />
        ))}
      </div>
    </Page>
  );
}
