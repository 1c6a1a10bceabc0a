import { useToast } from './useToast.ts';

/** Copies a text, and shows whether that worked, as a browser may forbid it. */
export function useCopy(words: { readonly done: string; readonly failed: string }) {
  const toast = useToast();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ tone: 'success', text: words.done });
    } catch {
      toast.show({ tone: 'error', text: words.failed });
    }
  };
}
