import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasText } from '../../model/composition';
import { htmlOfText } from '../../model/plainText';
import styles from './MessageEditor.module.css';

const RichTextEditor = lazy(() => import('./RichTextEditor'));

interface MessageEditorProps {
  html: string;
  /** It is where writing begins. */
  hasFocus: boolean;
  onChange: (html: string) => void;
}

/** Where a mail is written. The editor is large: it comes when one goes there, and takes over what was typed meanwhile. */
export function MessageEditor({ html, hasFocus, onChange }: MessageEditorProps) {
  const [isWanted, setWanted] = useState(hasFocus || hasText(html));
  const [text, setText] = useState('');
  const standIn = (
    <StandIn
      text={text}
      hasFocus={isWanted && hasFocus}
      onFocus={() => setWanted(true)}
      onChange={(typed) => {
        setText(typed);
        onChange(htmlOfText(typed));
      }}
    />
  );
  if (!isWanted) return standIn;
  return (
    <Suspense fallback={standIn}>
      <RichTextEditor html={html} hasFocus={hasFocus || text !== '' || !hasText(html)} onChange={onChange} />
    </Suspense>
  );
}

interface StandInProps {
  text: string;
  hasFocus: boolean;
  onFocus: () => void;
  onChange: (text: string) => void;
}

function StandIn({ text, hasFocus, onFocus, onChange }: StandInProps) {
  const { t } = useTranslation('email');
  return (
    <textarea
      className={styles.standIn}
      aria-label={t('compose.message')}
      placeholder={t('compose.message')}
      value={text}
      // biome-ignore lint/a11y/noAutofocus: an answer begins where it is written
      autoFocus={hasFocus}
      onFocus={onFocus}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
