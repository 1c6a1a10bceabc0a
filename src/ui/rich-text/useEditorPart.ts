import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The editor once it is loaded. Null until then, and for good when it cannot be: the plain field does as well. */
export function useEditorPart(): ComponentType<RichTextEditorProps> | null {
  const [part, setPart] = useState<{ readonly Editor: ComponentType<RichTextEditorProps> } | null>(null);
  useEffect(() => {
    import('./RichTextEditor.tsx').then(
      ({ RichTextEditor }) => setPart({ Editor: RichTextEditor }),
      () => undefined,
    );
  }, []);
  return part && part.Editor;
}
