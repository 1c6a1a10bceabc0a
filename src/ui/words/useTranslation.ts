import type { Namespace, TFunction } from 'i18next';
import { useKit } from '../kit.ts';

/** The texts of one slice, or of several: a key without the name of a slice is looked for in the first one that has it. */
export function useTranslation<const Ns extends Namespace>(namespaces: Ns): { readonly t: TFunction<Ns> } {
  return { t: useKit().i18n.in(namespaces) };
}
