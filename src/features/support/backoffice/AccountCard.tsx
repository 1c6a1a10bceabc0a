import { useEffect, useRef } from 'react';
import { formatDay } from '#ui/app/format.ts';
import { useKit } from '#ui/kit.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Facts } from '#ui/staff/Facts.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { FoundAccount } from '../contract.ts';
import { AccountActs } from './AccountActs.tsx';

interface AccountCardProps {
  readonly account: FoundAccount;
  onChange(account: FoundAccount): void;
}

/** What support may know about an account, and the acts it can do. */
export function AccountCard({ account, onChange }: AccountCardProps) {
  const { t } = useTranslation(['support-staff', 'ui']);
  const { language } = useKit();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { uid, site, kind, created, confirmed, has_password: hasPassword, blocked, mails } = account;
  const { address_waits: addressWaits, deletion_waits: waits } = account;
  const lines = mails.map((mail) =>
    t(`mails.${mail.kind}.${mail.state}`, { day: formatDay(language, mail.day, 'dayMonth') }),
  );
  return (
    <Card as="section" className="stack" aria-labelledby="found">
      <h2 className="h3" id="found" ref={heading} tabIndex={-1}>
        {t('found.title')}
      </h2>
      <Facts
        rows={[
          [t('site'), t(`ui:site.${site}`)],
          [t('found.number'), uid],
          [t('found.kind'), t(`found.${kind}`)],
          [t('found.created'), formatDay(language, `${created}-01`, 'month')],
          [
            t('found.mail'),
            [
              t(confirmed ? 'found.confirmed' : 'found.unconfirmed'),
              ...(addressWaits ? [t('found.addressWaits')] : []),
            ].join('. '),
          ],
          [t('found.login'), t(hasPassword ? 'found.withPassword' : 'found.letIn')],
          [
            t('found.state'),
            [t(blocked ? 'found.blocked' : 'found.open'), ...(waits ? [t('found.deletionWaits')] : [])].join(
              '. ',
            ),
          ],
          [t('found.mails'), lines.length === 0 ? t('found.noMails') : lines.join('. ')],
        ]}
      />
      <AccountActs account={account} onChange={onChange} />
    </Card>
  );
}
