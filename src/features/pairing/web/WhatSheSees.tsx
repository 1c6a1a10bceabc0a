import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONSENT_KINDS } from '#domain/nurse/pairing.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readConsent } from '../consent-contract.ts';
import styles from './WhatSheSees.module.css';

/** What a nurse can see, leaving out what the client does not share now, and what she never can. */
export function WhatSheSees() {
  const { t } = useTranslation('pairing');
  const { site } = useApp();
  const { data: consent } = useEndpoint(readConsent);
  const can = siteProfile(site).measure?.stake ? 'sees.canStake' : 'sees.can';
  const isUnseen = Boolean(consent?.until) && consent?.can_look === false;
  // The name comes first, then one item for each kind that is shared.
  const kept = CONSENT_KINDS.map((kind) => Boolean(consent?.until) && consent?.[kind] === false);
  return (
    <Card className={styles.lists}>
      <List
        heading={t(isUnseen ? 'sees.notNow' : 'sees.yes')}
        icon={<Check aria-hidden="true" />}
        items={t(can, { returnObjects: true }).filter((_, index) => !kept[index - 1])}
      />
      <List
        heading={t('sees.no')}
        icon={<X aria-hidden="true" />}
        items={t('sees.never', { returnObjects: true })}
      />
    </Card>
  );
}

interface ListProps {
  readonly heading: string;
  readonly icon: ReactNode;
  readonly items: readonly string[];
}

function List({ heading, icon, items }: ListProps) {
  return (
    <div>
      <h2 className="h4">{heading}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
