import type { ReactNode } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The emergency numbers. They are code, not content, so that they show even when nothing loads. */
const NUMBERS = { danger: '112', suicide: '113' } as const;

interface EmergencyCallProps {
  readonly about: keyof typeof NUMBERS;
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** A link that dials an emergency number, and says what it is for. */
export function EmergencyCall({ about, icon, className }: EmergencyCallProps) {
  const { t } = useTranslation('ui');
  return (
    <a className={className} href={`tel:${NUMBERS[about]}`}>
      {icon}
      {t(`notMonitored.${about}`)}
    </a>
  );
}
