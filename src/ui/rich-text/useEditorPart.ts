import type { ComponentType } from 'react';
import { useLatePart } from '../useLatePart.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const loadEditor = async () => (await import('./RichTextEditor.tsx')).RichTextEditor;

/** The editor once it is loaded; null before, and if loading fails, when the plain field stays. */
export function useEditorPart(): ComponentType<RichTextEditorProps> | null {
  return useLatePart(loadEditor)?.Part ?? null;
}
