import { COMPANY } from '#domain/site/measure.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { RegistrationItem } from '../../contract.ts';
import { CravingPicks } from '../CravingPicks.tsx';
import { AboveQuestions } from './AboveQuestions.tsx';
import { DayNote, useDayNote } from './DayNote.tsx';
import { DayStake } from './DayStake.tsx';
import type { DayDetailFields } from './useDayAnswer.ts';
import type { SheetForms } from './useSheetForms.ts';

interface DayDetailsProps {
  readonly item: RegistrationItem;
  /** What is being saved shows as chosen at once. */
  readonly pending: DayDetailFields;
  readonly isAbove: boolean;
  readonly forms: SheetForms;
  readonly onSay: (details: DayDetailFields) => Promise<boolean>;
}

/** What can be added to a day. A second tap on a choice takes it back. */
export function DayDetails({ item, pending, isAbove, forms, onSay }: DayDetailsProps) {
  const { t } = useTranslation(['daily-registration', 'ui']);
  const { stake, places, unit } = measureOf(useApp().site);
  const used = item.amount > 0;
  const { where, with_who, craving } = Object.assign({ ...item }, pending);
  const note = useDayNote({ stored: item.note, forms, onSay: (text) => onSay({ note: text }) });
  const choose = <Value,>(value: Value, stored: Value | null) => (value === stored ? null : value);
  return (
    <>
      {isAbove && (
        <AboveQuestions
          day={item.registration_date}
          note={note.values.note}
          onNote={(text) => note.setValue('note', text)}
        />
      )}
      {used && stake && <DayStake stored={item.cost} forms={forms} onSay={(cost) => onSay({ cost })} />}
      {used && (
        <Picks<string>
          title={t('place')}
          optional
          options={places.map((value) => ({ value, name: t(`ui:place.${value}`) }))}
          pressed={(value) => value === where}
          onPress={(value) => void onSay({ where: choose(value, where) })}
        />
      )}
      {used && (
        <Picks<string>
          title={t('company')}
          optional
          options={COMPANY.map((value) => ({ value, name: t(`ui:company.${value}`) }))}
          pressed={(value) => value === with_who}
          onPress={(value) => void onSay({ with_who: choose(value, with_who) })}
        />
      )}
      <CravingPicks
        title={t(`craving.${unit}`)}
        level="h3"
        value={craving}
        onChange={(chosen) => void onSay({ craving: chosen })}
      />
      <DayNote form={note} stored={item.note} />
      <HelpLine />
    </>
  );
}
