import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { useApp } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Title } from '#ui/layout/Title.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Awaiting.module.css';
import { useLinkAgain } from './useLinkAgain.ts';

/** The steps of an application; confirming the address is up to the nurse herself. */
export function Awaiting({ mail }: { readonly mail: string }) {
  const { t } = useTranslation('account');
  const { nurseSecondFactor } = useApp().settings;
  const { busy, again } = useLinkAgain();
  return (
    <Page narrow>
      <PageTitle title={t('nurse.awaiting.heading')} />
      <div className="stack">
        <Title takesFocus>{t('nurse.awaiting.heading')}</Title>
        <Card as="section">
          <ol className={styles.steps}>
            <li>
              <h2 className="h4">{t('nurse.awaiting.sent')}</h2>
              <p className="muted">{t('nurse.awaiting.sentText')}</p>
            </li>
            <li aria-current="step">
              <h2 className="h4">{t('nurse.awaiting.confirm')}</h2>
              <p>
                <TaggedText
                  text={t('nurse.awaiting.confirmText', { mail, days: LINK_LIFETIME.validate / 86_400 })}
                  parts={{ mail: <strong /> }}
                />
              </p>
              <Button variant="secondary" size="small" busy={busy} onClick={() => void again(mail)}>
                {t('nurse.again.button')}
              </Button>
            </li>
            <li>
              <h2 className="h4">{t('nurse.awaiting.judged')}</h2>
              <p>{t('nurse.awaiting.judgedText')}</p>
            </li>
            <li>
              <h2 className="h4">{t('nurse.awaiting.logIn')}</h2>
              <p>{t('nurse.awaiting.logInText')}</p>
              {nurseSecondFactor && <p>{t('nurse.awaiting.secondStep')}</p>}
            </li>
          </ol>
        </Card>
        <Note>{t('nurse.awaiting.urgent')}</Note>
      </div>
    </Page>
  );
}
