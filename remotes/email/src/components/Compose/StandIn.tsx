import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlOfText, textOfHtml } from '../../model/plainText';
import styles from './MessageEditor.module.css';

export interface HandOver {
  anchor: number;
  head: number;
}

interface StandInProps {
  html: string;
  hasFocus: boolean;
  /** Receives the selection when the editor takes over. */
  handOver?: RefObject<HandOver | null>;
  isPlainText?: boolean;
  onChange: (html: string) => void;
  /** An input method is composing: nothing may move meanwhile. */
  onComposing?: (isComposing: boolean) => void;
}

/** Part that a plain field can edit without loss: everything if it is plain text, otherwise new text below it. */
function split(html: string, isPlainText: boolean): { base: string; text: string } {
  const text = textOfHtml(html);
  return isPlainText || htmlOfText(text) === html ? { base: '', text } : { base: html, text: '' };
}

/** Plain text field, for plain text and until the editor has loaded. */
export function StandIn({ html, hasFocus, handOver, isPlainText = false, onChange, onComposing }: StandInProps) {
  const { t } = useTranslation('email');
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(() => ({ html, seen: html, ...split(html, isPlainText) }));
  // Changed elsewhere meanwhile; own input is restored a moment later.
  if (html !== written.seen) {
    setWritten(html === written.html ? { ...written, seen: html } : { html, seen: html, ...split(html, isPlainText) });
  }

  useLayoutEffect(() => {
    const element = field.current;
    return () => {
      if (!element || !handOver || document.activeElement !== element) return;
      const { value, selectionStart, selectionEnd } = element;
      handOver.current = { anchor: value.length - selectionStart, head: value.length - selectionEnd };
    };
  }, [handOver]);

  const write = (text: string) => {
    const next = written.base + htmlOfText(text);
    setWritten({ ...written, html: next, text });
    onChange(next);
  };
  return (
    <>
      {written.base && (
        <div className={styles.base} dir="auto">
          {textOfHtml(written.base)}
        </div>
      )}
      <textarea
        ref={field}
        className={styles.standIn}
        dir="auto"
        aria-label={t('compose.message')}
        placeholder={written.base ? undefined : t('compose.message')}
        value={written.text}
        // biome-ignore lint/a11y/noAutofocus: an answer begins where it is written
        autoFocus={hasFocus}
        onCompositionStart={() => onComposing?.(true)}
        onCompositionEnd={() => onComposing?.(false)}
        onChange={({ target }) => write(target.value)}
      />
    </>
  );
}
