import { formatInstant } from '#ui/app/format.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { isolated } from '#ui/staff/isolated.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Application, sendWelcomePackage } from '../staff-contract.ts';
import { useDecision } from './useDecision.ts';

/** Whether the welcome package was asked for and sent, and by whom. */
export function WelcomePackage({ application }: { readonly application: Application }) {
  const { t } = useTranslation('nurses-staff');
  const { language, settings } = useKit();
  const decision = useDecision();
  const ticking = useStaffSubmission(sendWelcomePackage);
  const { uid, wants_package: isWanted, package_sent: sent, approved } = application;
  const tick = () => decision.run(() => ticking.send({ params: { uid: String(uid) } }), t('welcome.ticked'));
  const day = sent && formatInstant(language, sent.at, settings.timeZone);
  return (
    <Card as="section" className="stack" aria-labelledby="package">
      <h2 className="h4" id="package">
        {t('package')}
      </h2>
      <p>{t(isWanted ? 'welcome.wanted' : 'welcome.notWanted')}</p>
      {sent && <p>{t('welcome.sent', { by: isolated(sent.by), day })}</p>}
      {isWanted && !sent && approved === null && <p className="small muted">{t('welcome.later')}</p>}
      {isWanted && !sent && approved !== null && (
        <Button variant="secondary" size="small" busy={ticking.busy} onClick={() => void tick()}>
          {t('welcome.tick')}
        </Button>
      )}
    </Card>
  );
}
