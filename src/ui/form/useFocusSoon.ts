import { useEffect } from 'react';
import { fieldId } from './Field.tsx';

/** Milliseconds after a form opens before the focus moves into its field (settled: forum). */
const FOCUS_AFTER_MS = 100;

export function useFocusSoon(name: string, when = true): void {
  useEffect(() => {
    if (!when) return undefined;
    const soon = setTimeout(() => document.getElementById(fieldId(name))?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(soon);
  }, [name, when]);
}
