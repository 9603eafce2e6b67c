import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './RichTextEditor';

type RichTextEditor = ComponentType<RichTextEditorProps>;

interface RichEditor {
  Editor: RichTextEditor | undefined;
  hasFailed: boolean;
  retry: () => void;
}

let loaded: RichTextEditor | undefined;

/** Editor, loaded on demand because it is large; a plain field takes input meanwhile. */
export function useRichEditor(isWanted: boolean): RichEditor {
  const [Editor, setEditor] = useState(() => loaded);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what loads it again
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isGone = false;
    import('./RichTextEditor').then(
      (module) => {
        loaded = module.default;
        if (!isGone) setEditor(() => module.default);
      },
      () => !isGone && setFailures((count) => count + 1),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, tries]);
  return { Editor, hasFailed: failures > tries, retry: () => setTries(failures) };
}
