import { ArrowUp, Check, type LucideIcon, Pause, Pencil } from 'lucide-react';
import type { DayMark } from '#domain/tracking/progress.ts';

/** The small drawing in the mark of a day; marks that are missing here are told by their shape alone. */
export const MARK_ICONS: Readonly<Partial<Record<DayMark, LucideIcon>>> = {
  within: Check,
  above: ArrowUp,
  noGoal: Pencil,
  paused: Pause,
};
