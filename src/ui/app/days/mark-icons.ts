import { ArrowUp, Check, type LucideIcon, Pause, Pencil } from 'lucide-react';
import type { DayMark } from '#domain/tracking/progress.ts';

/** The icon in the mark of a day; marks without one are recognised by shape. */
export const MARK_ICONS: Readonly<Partial<Record<DayMark, LucideIcon>>> = {
  within: Check,
  above: ArrowUp,
  noGoal: Pencil,
  paused: Pause,
};
