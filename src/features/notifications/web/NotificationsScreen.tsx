import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { NO_PROBLEMS } from '#domain/kit/problem.ts';
import { type NotificationKind, notificationsOffered } from '#domain/site/site.ts';
import { accountChange } from '#features/account/change-contract.ts';
import { changeUser } from '#features/account/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { BackToMenu } from '#ui/app/BackLink.tsx';
import { fetchMe, useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DevicePushCard } from './DevicePushCard.tsx';
import { ReminderTimes } from './ReminderTimes.tsx';
import { SentMails } from './SentMails.tsx';

/** Which mails a person wants. Turning some off, and when they come, is possible before the address is confirmed. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const me = useMe();
  const [unsavedKinds, setUnsavedKinds] = useState(false);
  const [unsavedTimes, setUnsavedTimes] = useState(false);
  return (
    <Page narrow before={<BackToMenu />} title={t('title')} lead={t('lead')}>
      <PageTitle title={t('title')} />
      {me && (
        <div className="stack">
          {/* Remounts the form once the address is confirmed, perhaps in another window. */}
          <NotificationsForm key={String(me.validated)} me={me} onUnsaved={setUnsavedKinds} />
          {/* Also before that: a device is reminded all the same. */}
          <ReminderTimes me={me} onUnsaved={setUnsavedTimes} />
          <DevicePushCard me={me} />
          {me.validated && <SentMails />}
          {(unsavedKinds || unsavedTimes) && <LeaveQuestion />}
        </div>
      )}
    </Page>
  );
}

interface NotificationsFormProps {
  readonly me: Me;
  /** Called with whether there are unsaved changes. */
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** Nothing is mailed to an address that is not confirmed, or that nobody gave. */
function AddressNeeded({ me }: { me: Me }) {
  const { t } = useTranslation('notifications');
  const path = usePath();
  const waits = useHasMail(me) || me.pendingMail !== null;
  return (
    <Banner title={t(waits ? 'choice.confirmFirst' : 'choice.addFirst')}>
      {waits ? (
        t('choice.confirmFirstText')
      ) : (
        <p>
          <Link to={path('changeEmail')}>{t('choice.addMail')}</Link>
        </p>
      )}
    </Banner>
  );
}

function NotificationsForm({ me, onUnsaved }: NotificationsFormProps) {
  const { t } = useTranslation('notifications');
  const { site } = useApp();
  const kinds = notificationsOffered(site);
  // Nothing is told of badges that are hidden; the choice stays for when they are shown again.
  const shown = kinds.filter((kind) => kind !== 'badge_mail' || me.showsBadges);
  const form = useNotificationsForm(me, kinds);
  const isUnsaved = kinds.some((kind) => form.values[kind] !== me.notificationKinds.includes(kind));
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  return (
    <Form form={form}>
      {!me.validated && <AddressNeeded me={me} />}
      <Card as="section" className="stack" aria-labelledby="kinds-title">
        <h2 className="h3" id="kinds-title">
          {t('choice.legend')}
        </h2>
        {shown.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kind.${kind}.label`)}
            description={t(`kind.${kind}.text`)}
            disabled={!me.validated && !me.notificationKinds.includes(kind)}
            {...form.field(kind)}
          />
        ))}
        {(me.validated || shown.some((kind) => me.notificationKinds.includes(kind))) && (
          <FormActions>
            <Button type="submit" busy={form.busy}>
              {t('choice.submit')}
            </Button>
          </FormActions>
        )}
      </Card>
    </Form>
  );
}

function useNotificationsForm(me: Me, kinds: readonly NotificationKind[]) {
  const { t } = useTranslation('notifications');
  const app = useApp();
  const { send } = useSubmission(changeUser);
  const toast = useToast();
  const chosen = kinds.map((kind) => [kind, me.notificationKinds.includes(kind)] as const);
  const stored = Object.fromEntries(chosen) as Record<NotificationKind, boolean>;
  const form = useProblemForm({
    values: stored,
    check: () => NO_PROBLEMS,
    labelOf: () => t('choice.legend'),
    ...(kinds[0] ? { wireNames: { field_notification_settings: kinds[0] } } : {}),
    async submit(values) {
      // All kinds are sent at once, and a mail may have been stopped by its link since the page opened.
      const now = await fetchMe(app);
      // The shell opens the login.
      if (!now) return false;
      const notOffered = now.notificationKinds.filter((kind) => !kinds.some((offered) => offered === kind));
      const wanted = kinds.filter((kind) =>
        values[kind] === stored[kind] ? now.notificationKinds.includes(kind) : values[kind],
      );
      await send(accountChange(me.uid, { notificationKinds: [...notOffered, ...wanted] }));
      toast.show({ tone: 'success', text: t('choice.done') });
      return true;
    },
    failureText: t('choice.failed'),
  });
  // A mail may have been stopped by the link in it.
  useFollowing(form, stored);
  return form;
}
