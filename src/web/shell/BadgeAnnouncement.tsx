import { useCallback, useEffect, useState } from 'react';
import { badgesSeen } from '#features/badges/contract.ts';
import { useBadges } from '#features/badges/web/useBadges.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useLatePart } from '#ui/useLatePart.ts';
import { loadPart } from '../words.ts';

/** Loaded when there is something to announce, so that it slows down no page. */
async function loadDialog(app: App) {
  const module = await loadPart(app, 'badges', import('#features/badges/web/ReceivedDialog.tsx'));
  return module.ReceivedDialog;
}

/** Announces new badges, once, at a suitable moment. */
export function BadgeAnnouncement({ isMoment }: { isMoment: boolean }) {
  const app = useApp();
  const badges = useBadges();
  const seen = useSubmission(badgesSeen);
  const [announced, setAnnounced] = useState<ReadonlySet<string>>(new Set());
  const fresh = (badges ?? []).filter(
    ({ id, received, seen: isSeen }) => received && !isSeen && !announced.has(id),
  );
  const isTime = fresh.length > 0 && isMoment;

  const dialog = useLatePart(
    useCallback(() => loadDialog(app), [app]),
    isTime,
  );
  const isFree = useFreeMoment(isTime);
  if (!isTime || !isFree || !dialog) return null;
  const close = () => {
    const ids = fresh.map(({ id }) => id);
    setAnnounced(new Set([...announced, ...ids]));
    // If marking fails, it is announced again later, which does no harm.
    seen.send({ body: { badges: ids } }).catch(() => undefined);
  };
  return <dialog.Part badges={fresh} onClose={close} />;
}

/** Milliseconds without input, so that the dialog does not appear under a finger. */
const PAUSE = 1000;

/**
 * Whether, since `isWanted`, there was a pause in input while no panel or dialog was open that a dialog would interrupt, and nothing
 * was under way that may open one.
 */
function useFreeMoment(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let timer = 0;
    const look = () => {
      if (document.querySelector('[aria-busy="true"]')) waitForPause();
      else setFree((before) => before || !document.querySelector('[data-panel], dialog[open]'));
    };
    const waitForPause = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, PAUSE);
    };
    waitForPause();
    // A panel closes when something else is pressed or takes the focus.
    const moments = ['pointerdown', 'keydown', 'focusin', 'click'];
    for (const moment of moments) document.addEventListener(moment, waitForPause);
    return () => {
      setFree(false);
      window.clearTimeout(timer);
      for (const moment of moments) document.removeEventListener(moment, waitForPause);
    };
  }, [isWanted]);
  return isFree;
}
