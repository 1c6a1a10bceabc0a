import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { deviceEntry, type KeptEntry } from '#ui/app/kept-entry.ts';
import { randomKey } from '#ui/app/submission.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { isFinal, sendOrKeep } from '#ui/app/waiting/send-waiting.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type OverviewDay, type RegistrationItem, readOverview } from '../../contract.ts';
import type { DayAnswer } from '../../day-contract.ts';
import { ANSWERS } from './send-answer.ts';
import { WAITING_ANSWERS, type WaitingAnswer, withRefused, withWaiting } from './waiting-answers.ts';

/** The fields of an answer besides its amount. */
export type DayDetailFields = Omit<DayAnswer, 'replaces' | 'amount'>;

/** What the last answer replaced, null for a day that was open, and by what. */
interface Replaced {
  readonly before: RegistrationItem | null;
  readonly after: number;
  /** In milliseconds. */
  readonly at: number;
}

/**
 * Answers a day: a tap saves, another one replaces it, and the last one can be undone until the next change. Taps are
 * sent one after the other. Without a connection, or a session, they wait on the device.
 */
export function useDayAnswer(me: Me, day: Day, figures: OverviewDay) {
  const app = useApp();
  const { t } = useTranslation('daily-registration');
  const failureText = useFailureText();
  const endSession = useSessionEnd();
  const [pending, setPending] = useState<number | null>();
  const [telling, setTelling] = useState<readonly DayDetailFields[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [replaced, setReplaced] = useReplaced(me, day);
  const [undoneTo, setUndoneTo] = useState<number | null>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function sendNow(
    amountOf: (before: OverviewDay) => number | null,
    details: DayDetailFields,
    isUndo = false,
  ): Promise<boolean> {
    const before = dayNow(app, me, day) ?? figures;
    const amount = amountOf(before);
    const waiting: WaitingAnswer = {
      key: randomKey(),
      day,
      answer: { ...details, replaces: before.totalAmount, amount },
    };
    setFailure(null);
    try {
      await sendOrKeep(app, me, ANSWERS, waiting);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error)) {
        // It is sent once the person has logged in again.
        WAITING_ANSWERS.change(app.queryClient, me, (items) => [...items, waiting]);
        endSession();
        return true;
      }
      if (isFinal(error) && details.note) {
        const refused = { ...waiting, refused: error.code };
        WAITING_ANSWERS.change(app.queryClient, me, (items) => withRefused(items, refused));
      }
      setFailure(error.code === 'edit_conflict' ? t('answer.conflict') : failureText(error, t('failedAdd')));
      return false;
    }
    await figuresShown();
    const at = app.now();
    setUndoneTo(isUndo ? amount : undefined);
    if (amount === null) setReplaced(null);
    else if (amount !== before.totalAmount) {
      setReplaced({ before: Object.values(before.items)[0] ?? null, after: amount, at });
    } else if (replaced) setReplaced({ ...replaced, at });
    return true;
  }

  function inTurn(send: () => Promise<boolean>): Promise<boolean> {
    const turn = queue.current.then(send);
    queue.current = turn.catch(() => undefined);
    return turn;
  }
  function say(amount: number | null, details: DayDetailFields = {}, isUndo = false): Promise<boolean> {
    setPending(amount);
    return inTurn(() =>
      sendNow(() => amount, details, isUndo).finally(() =>
        // A later tap may be waiting for its turn.
        setPending((latest) => (latest === amount ? undefined : latest)),
      ),
    );
  }
  function tell(details: DayDetailFields): Promise<boolean> {
    setTelling((all) => [...all, details]);
    return inTurn(() =>
      sendNow(({ totalAmount }) => totalAmount ?? figures.totalAmount ?? 0, details).finally(() =>
        setTelling((all) => all.filter((other) => other !== details)),
      ),
    );
  }

  const pendingDetails: DayDetailFields = {};
  for (const details of telling) Object.assign(pendingDetails, details);
  const canUndo = replaced !== null && replaced.after === figures.totalAmount;
  return {
    /** The amount that is being saved, null for an open day; undefined where nothing is. */
    pending,
    /** The details that are being saved. */
    pendingDetails,
    failure,
    /** When the current answer was given on this device; undefined where it was not. */
    savedAt: canUndo ? replaced.at : undefined,
    /** Whether the day has what undoing brought back. */
    isUndone: undoneTo === figures.totalAmount,
    say,
    /** Adds details to the day, with the amount that it has once what was said before has been sent. */
    tell,
    /** Whether undoing makes the day open again and loses what was added to it. */
    undoOpens: replaced?.before === null,
    /** Restores what the last answer replaced; undefined where there is nothing to undo. */
    undo: canUndo ? () => say(replaced.before?.amount ?? null, erasedByZero(replaced), true) : undefined,
  };
}

/** The fields that an answer of zero erases (`ofUse`), for undoing it. */
function erasedByZero({ before }: Replaced): DayDetailFields {
  return before ? { cost: before.cost, where: before.where, with_who: before.with_who } : {};
}

/** Waits for the screen, which hears of new figures a moment after they are stored: with the earlier ones it would say what is not so. */
function figuresShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve));
}

/** The day as the screen shows it by now. */
function dayNow({ queryClient }: App, me: Me, day: Day): OverviewDay | undefined {
  const overview = queryClient.getQueryData<Record<Day, OverviewDay>>([readOverview.path]);
  return overview && withWaiting(overview, WAITING_ANSWERS.read(queryClient, me))[day];
}

/** Where this device keeps what the last answer to a day replaced. */
export function replacedOn(day: Day): KeptEntry<Replaced> {
  return deviceEntry(`replaced.${day}`);
}

/** Survives a reload of the page, for as long as a kept entry does. */
function useReplaced(me: Me, day: Day) {
  const entry = replacedOn(day);
  const [replaced, setReplaced] = useState(() => entry.read(me));
  return [
    replaced,
    (next: Replaced | null) => {
      setReplaced(next);
      if (next) entry.keep(me, next);
      else entry.forget(me);
    },
  ] as const;
}
