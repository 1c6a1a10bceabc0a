import { useState } from 'react';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { FoundAccount } from '../contract.ts';
import { AccountCard } from './AccountCard.tsx';
import { FindForm } from './FindForm.tsx';

/** Finds an account and helps with it. The result stays in this tab, and disappears with the page. */
export function SupportScreen() {
  const { t } = useTranslation('support-staff');
  const [account, setAccount] = useState<FoundAccount | null | undefined>();
  const aside = (
    <>
      <Card as="section" className="stack">
        <h2 className="h4">{t('unseen.title')}</h2>
        <p className="small">{t('unseen.text')}</p>
      </Card>
      <p className="small muted">{t('unseen.codes')}</p>
    </>
  );
  return (
    <StaffScreen title={t('title')} lead={t('lead')}>
      <Desk aside={aside}>
        <FindForm onSearch={() => setAccount(undefined)} onFound={setAccount} />
        <div role="status">{account === null && <Banner>{t('none')}</Banner>}</div>
        {account && (
          <AccountCard
            key={account.uid}
            account={account}
            // The reply to an act may come when somebody else was found meanwhile.
            onChange={(changed) => setAccount((shown) => (shown?.uid === changed.uid ? changed : shown))}
          />
        )}
      </Desk>
    </StaffScreen>
  );
}
