import { checkName, checkRegistrationsStart, hasPassword, type Me } from '#domain/identity/account.ts';
import { checkNicknameChange } from '#domain/identity/nickname.ts';
import type { Language } from '#domain/kit/language.ts';
import { NO_PROBLEMS } from '#domain/kit/problem.ts';
import { pathTo } from '#domain/site/paths.ts';
import { accountChange } from '#features/account/change-contract.ts';
import { changeUser } from '#features/account/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { rememberLanguage } from '#ui/app/language.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useNicknameHint } from '#ui/nickname/useNicknameHint.ts';
import { keepToast } from '#ui/toast/kept-toast.ts';
import type { ToastContent } from '#ui/toast/Toast.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useIsHere } from '#ui/usePresence.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface About {
  readonly name: string;
  readonly nickname: string;
  readonly language: Language;
  readonly start: string;
}

/** The form "About you": only changed fields are sent. */
export function useAboutForm(me: Me) {
  const { t } = useTranslation('settings');
  const { today } = useApp();
  const toast = useToast();
  const isHere = useIsHere();
  const { send } = useSubmission(changeUser);
  const stored: About = {
    name: me.name,
    nickname: me.nickname,
    language: me.language,
    start: me.registrationsStart,
  };
  const hint = useNicknameHint(me);
  const form = useProblemForm({
    values: stored,
    check: ({ name, nickname, start }) => [
      // Somebody who came in by another system may stay without a name.
      ...(name.trim() === '' && !hasPassword(me) ? NO_PROBLEMS : checkName('name', name)),
      ...checkNicknameChange('nickname', nickname, {
        nickname: me.nickname,
        changeableFrom: me.nicknameChangeableFrom,
      }),
      ...checkRegistrationsStart('start', start, me.registrationsStart, today()),
    ],
    labelOf: (name) => t(`about.${name}`),
    wireNames: {
      field_name: 'name',
      field_nickname: 'nickname',
      preferred_langcode: 'language',
      field_registrations_start_date: 'start',
    },
    async submit(values) {
      if (hint.comesFirst(values.nickname, values.name)) return false;
      const changed = differences(values, stored);
      if (Object.keys(changed).length > 0) await send(accountChange(me.uid, changed));
      const saved: ToastContent = { tone: 'success', text: t('about.saved') };
      if (changed.language) rememberLanguage(changed.language);
      // Whoever has left meanwhile stays where they are.
      if (changed.language && isHere()) openIn(changed.language, saved);
      else toast.show(saved);
      return true;
    },
    failureText: t('about.failed'),
  });
  useFollowing(form, stored);
  return { ...form, asksAboutNickname: hint.isAsking(form.values.nickname) };
}

function differences(values: About, stored: About) {
  const name = values.name.trim();
  const nickname = values.nickname.trim();
  return {
    ...(name === stored.name ? {} : { name }),
    ...(nickname === stored.nickname ? {} : { nickname }),
    ...(values.language === stored.language ? {} : { language: values.language }),
    ...(values.start === stored.start ? {} : { registrationsStart: values.start }),
  };
}

/** Loads the page anew, because a document is in one language; it then shows the news. */
function openIn(language: Language, news: ToastContent): void {
  keepToast(news);
  window.location.assign(pathTo({ language }, 'account'));
}
