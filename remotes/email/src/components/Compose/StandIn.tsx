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
  /** Filled when the editor takes over from somebody who writes here. */
  handOver?: RefObject<HandOver | null>;
  /** All is written as text, whatever it was before. */
  isPlainText?: boolean;
  onChange: (html: string) => void;
  /** Something is being composed, such as a character of Chinese: nothing may move meanwhile. */
  onComposing?: (isComposing: boolean) => void;
}

/** Splits off the part that a plain field can edit without loss: the whole where it is only text, otherwise new text below it. */
function split(html: string, isPlainText: boolean): { base: string; text: string } {
  const text = textOfHtml(html);
  return isPlainText || htmlOfText(text) === html ? { base: '', text } : { base: html, text: '' };
}

/** A plain field to write in: for plain text, and until the editor is there. */
export function StandIn({ html, hasFocus, handOver, isPlainText = false, onChange, onComposing }: StandInProps) {
  const { t } = useTranslation('email');
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(() => ({ html, seen: html, ...split(html, isPlainText) }));
  // Written by somebody else meanwhile; what is written here comes back a moment later.
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
