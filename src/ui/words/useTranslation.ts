import { useKit } from '../kit.ts';
import type { SliceName, Translate } from './translate.ts';

/** The texts of one or more slices. A key without the name of a slice is looked up in the first one that has it. */
export function useTranslation<const Slices extends SliceName | readonly SliceName[]>(
  slices: Slices,
): { readonly t: Translate<Slices> } {
  return { t: useKit().i18n.in(slices) };
}
