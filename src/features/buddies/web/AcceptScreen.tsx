import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { acceptInvitation } from '../contract.ts';
import { oneButton, postedTo, useBuddyAnswer } from './buddy-answer.ts';
import { prefetchCode, useBuddyCode } from './code-query.ts';
import { buddyIn, LinkGone } from './LinkGone.tsx';
import styles from './Stranger.module.css';
import { Stranger } from './Stranger.tsx';

const ACCEPT = { page: 'accept', endpoint: acceptInvitation, formOf: oneButton } as const;
export const answer = postedTo(ACCEPT);

export const prefetch = prefetchCode;

/** Opened by the button in the invitation: explains what a buddy is, and asks for a yes or a no. */
export function AcceptScreen() {
  const { t } = useTranslation('buddies');
  const app = useApp();
  const path = usePath();
  const { code, opened } = useBuddyCode();
  const { form, isSent } = useBuddyAnswer(ACCEPT, code);
  const buddy = buddyIn(opened);
  if (!buddy) {
    return (
      <Stranger>
        <LinkGone opened={opened} />
      </Stranger>
    );
  }
  const { name, state, answer_before: before } = buddy;
  const leave = (
    <Link className={buttonClass({ variant: 'subtle' })} to={path('buddyUnsubscribe', { pairingCode: code })}>
      {t('accept.leave')}
    </Link>
  );
  if (isSent || state === 'accepted') {
    return (
      <Stranger>
        <Outcome heading={t(isSent ? 'accept.done' : 'accept.already')} takesFocus={isSent} actions={leave}>
          <p>{t(isSent ? 'accept.doneText' : 'accept.alreadyText', { name })}</p>
        </Outcome>
      </Stranger>
    );
  }
  return (
    <Stranger>
      <h1>{t('accept.title', { name })}</h1>
      <p className="lead">{t('accept.lead', { name })}</p>
      <ul className={styles.ticks}>
        {(['mail', 'cheer', 'stop'] as const).map((fact) => (
          <li key={fact}>
            <Check aria-hidden="true" />
            <span>{t(`accept.${fact}`, { name })}</span>
          </li>
        ))}
      </ul>
      <Form form={form}>
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('accept.submit')}
          </Button>
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={path('buddyRefuse', { pairingCode: code })}
          >
            {t('accept.refuse')}
          </Link>
        </FormActions>
      </Form>
      <Note>
        {t('accept.note')}{' '}
        {before && t('accept.before', { day: formatDay(app.language, before, 'dayMonth') })}
      </Note>
    </Stranger>
  );
}
