import type { Namespace, TFunction } from 'i18next';
import { useKit } from '../kit.ts';

/** The texts of one or more slices. A key without the name of a slice is looked up in the first one that has it. */
export function useTranslation<const Ns extends Namespace>(namespaces: Ns): { readonly t: TFunction<Ns> } {
  return { t: useKit().i18n.in(namespaces) };
}
