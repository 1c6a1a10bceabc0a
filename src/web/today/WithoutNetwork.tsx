import { onlineManager } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Says that there is no internet, and what works all the same. */
export function WithoutNetwork() {
  const { t } = useTranslation(['web', 'ui']);
  const { unit } = measureOf(useApp().site);
  return <Note icon={<CloudOff />}>{t('withoutNetwork', { urge: t(`ui:urge.${unit}`) })}</Note>;
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Whether the browser has said, since the page opened, that the network is gone. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !onlineManager.isOnline(),
    () => false,
  );
}
