import { ChartColumn, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Tabs } from '#ui/primitives/tabs/Tabs.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../../contract.ts';

interface ClientTabsProps {
  readonly client: ClientRow;
  /** Each is shown only while the client shares it. */
  readonly exercises: ReactNode;
  readonly progress: ReactNode;
}

/** The exercises and the progress of a client, or a note that the client does not share them. */
export function ClientTabs({ client: { shares }, exercises, progress }: ClientTabsProps) {
  const { t } = useTranslation('clients');
  const tabs = [
    {
      name: 'exercises',
      label: (
        <>
          <ListChecks aria-hidden="true" />
          {t('client.exercises')}
        </>
      ),
      panel: shares.exercises ? exercises : <Withheld title={t('client.keepsExercises')} />,
    },
    {
      name: 'progress',
      label: (
        <>
          <ChartColumn aria-hidden="true" />
          {t('client.progress')}
        </>
      ),
      panel: shares.registrations ? progress : <Withheld title={t('client.keepsRegistrations')} />,
    },
  ];
  return <Tabs label={t('client.tabs')} tabs={tabs} />;
}

function Withheld({ title }: { title: string }) {
  const { t } = useTranslation('clients');
  return <Banner title={title}>{t('client.keeps')}</Banner>;
}
