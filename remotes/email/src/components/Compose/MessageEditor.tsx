import { Alert, Button } from '@atrium/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageEditor.module.css';
import type { RichTextEditorProps } from './RichTextEditor';
import { type HandOver, StandIn } from './StandIn';

type RichTextEditor = ComponentType<RichTextEditorProps>;

interface RichEditor {
  Editor: RichTextEditor | undefined;
  hasFailed: boolean;
  retry: () => void;
}

let loaded: RichTextEditor | undefined;

/** Editor, loaded on demand because it is large; a plain field takes input meanwhile. */
function useRichEditor(isWanted: boolean): RichEditor {
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

interface MessageEditorProps {
  html: string;
  isPlainText: boolean;
  hasFocus: boolean;
  onChange: (html: string) => void;
  storePicture: (file: File) => Promise<string>;
  /** Content below the text: quote and files. */
  children: ReactNode;
}

/** Message editor. While it loads, a plain field takes input and hands over text and caret. */
export function MessageEditor({ html, isPlainText, hasFocus, onChange, storePicture, children }: MessageEditorProps) {
  const { t } = useTranslation('email');
  const [isComposing, setComposing] = useState(false);
  const handOver = useRef<HandOver>(null);
  const { Editor, hasFailed, retry } = useRichEditor(!isPlainText);
  // After a stand-in, the focus is where the person has put it.
  const [isDirect] = useState(Editor !== undefined);
  if (Editor && !isPlainText && !isComposing) {
    return (
      <Editor
        html={html}
        hasFocus={hasFocus && isDirect}
        handOver={handOver}
        storePicture={storePicture}
        onChange={onChange}
      >
        {children}
      </Editor>
    );
  }
  return (
    <>
      <div className={styles.body}>
        <StandIn
          key={String(isPlainText)}
          html={html}
          hasFocus={hasFocus}
          handOver={handOver}
          isPlainText={isPlainText}
          onChange={onChange}
          onComposing={setComposing}
        />
        {children}
      </div>
      {hasFailed && !isPlainText ? (
        <Alert
          type="warning"
          title={t('editor.failed')}
          action={
            <Button size="small" onClick={retry}>
              {t('editor.retry')}
            </Button>
          }
        />
      ) : (
        !isPlainText && <div className={styles.bar} />
      )}
    </>
  );
}
