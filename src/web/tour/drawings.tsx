import { Check, Mail } from 'lucide-react';
import type { Unit } from '#domain/site/measure.ts';
import { QuickAmounts } from '#features/daily-registration/web/day/QuickAmounts.tsx';
import { EntryCard } from '#features/diary/web/EntryCard.tsx';
import { ScaleField } from '#features/programme/web/exercise/question/ScaleField.tsx';
import { useApp } from '#ui/app/app.ts';
import { Breath } from '#ui/help/Breath.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { YourselfCard } from '../today/YourselfCard.tsx';
import { Drawing } from './Drawing.tsx';

const nothing = () => {};

/** The question of the day with its answers, none of them given. */
export function QuestionDrawing({ unit }: { unit: Unit }) {
  const { t } = useTranslation('daily-registration');
  const question = t(`answer.question.${unit}`);
  return (
    <Drawing>
      <p className="h4">{question}</p>
      <QuickAmounts label={question} amount={null} onSay={nothing} isMoreOpen={false} onMore={nothing} />
    </Drawing>
  );
}

/** A question of an exercise, answered. */
export function ExerciseDrawing() {
  const { t } = useTranslation('tour');
  const field = { name: 'example', value: '6', onChange: nothing };
  return (
    <Drawing>
      <ScaleField field={field} heading={t('example.question')} help={t('example.help')} />
    </Drawing>
  );
}

/** A page of a diary. */
export function DiaryDrawing() {
  const { t } = useTranslation('tour');
  const { today } = useApp();
  const body = `<p>${t('page.text')}</p>`;
  const entry = { nid: 0, title: t('page.title'), body, day: today(), isNote: false, revision: 1 };
  return (
    <Drawing>
      <ul className="stack">
        <EntryCard entry={entry} />
      </ul>
    </Drawing>
  );
}

/** What a buddy is: one short mail, with what one chose. */
export function BuddyDrawing() {
  const { t } = useTranslation('tour');
  return (
    <Drawing>
      <p className="row">
        <Chip>
          <Mail aria-hidden="true" />
          {t('example.weekly')}
        </Chip>
        <Chip tone="success">
          <Check aria-hidden="true" />
          {t('example.choice')}
        </Chip>
      </p>
    </Drawing>
  );
}

/** What relatives can do for themselves: their site has no badges, and counts nothing. */
export function YourselfDrawing() {
  return (
    <Drawing>
      <YourselfCard />
    </Drawing>
  );
}

/** The water to breathe with, standing still. */
export function BreathDrawing() {
  return (
    <Drawing>
      <Card tone="deep">
        <Breath paused />
      </Card>
    </Drawing>
  );
}
