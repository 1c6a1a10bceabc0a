import { Link, useNavigate } from 'react-router';
import { isDay } from '#domain/kit/day.ts';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type DiaryPlace, queryOf } from './diary-pages.ts';

type Days = { from: string; to: string };

/** Chooses the days that the diary shows. */
export function DiaryDays({ place }: { place: DiaryPlace }) {
  const { t } = useTranslation('diary');
  const app = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const form = useProblemForm<Days>({
    values: { from: place.from ?? '', to: place.to ?? '' },
    check: ({ from, to }) => [
      ...(from === '' || isDay(from) ? NO_PROBLEMS : problem('from', 'dateInvalid')),
      ...(to === '' || isDay(to) ? NO_PROBLEMS : problem('to', 'dateInvalid')),
      ...(from !== '' && to !== '' && to < from ? problem('to', 'invalid') : NO_PROBLEMS),
    ],
    wordsOf: ({ code }) => (code === 'invalid' ? t('find.backwards') : undefined),
    labelOf: (name) => t(`find.${name}`),
    async submit({ from, to }) {
      const asked = { from: from || null, to: to || null, page: 1 };
      await navigate(path('diary', {}, queryOf(asked)), { preventScrollReset: true });
    },
    failureText: () => '',
  });
  return (
    <Form form={form}>
      <DateField label={t('find.from')} max={app.today()} {...form.field('from')} />
      <DateField label={t('find.to')} max={app.today()} {...form.field('to')} />
      <FormActions>
        <Button type="submit" variant="secondary" size="small">
          {t('find.days')}
        </Button>
        {(place.from ?? place.to) && (
          <Link
            className={buttonClass({ variant: 'subtle', size: 'small' })}
            to={path('diary')}
            preventScrollReset
          >
            {t('find.all')}
          </Link>
        )}
      </FormActions>
    </Form>
  );
}
