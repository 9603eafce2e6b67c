import { isComposing } from '@atrium/contract/values';
import { RichTextEditor as Editor } from '@atrium/ui/editor';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanMail } from '../../model/sanitizeMail';
import styles from './MessageEditor.module.css';
import type { HandOver } from './StandIn';

export interface RichTextEditorProps {
  html: string;
  hasFocus: boolean;
  handOver: RefObject<HandOver | null>;
  onChange: (html: string) => void;
  storePicture: (file: File) => Promise<string>;
  children: ReactNode;
}

/** The kit's editor for emails, whose markup is hostile until it is sanitised. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { t } = useTranslation('email');
  const label = t('compose.message');
  return (
    <Editor
      {...props}
      label={label}
      placeholder={label}
      read={readMail}
      maxLength={maxMarkup}
      isKeyOfHost={isKeyOfWindow}
      className={styles.body ?? ''}
    />
  );
}

/** Maximum characters of text with pictures: the API's limit for a draft, less room for files. */
const maxMarkup = 4_000_000;

/** Links show where they lead where mail is read; what is written holds no such words. */
export function readMail(html: string): DocumentFragment {
  const { content } = cleanMail(html, { showPictures: false });
  for (const link of content.querySelectorAll('a[title]')) link.removeAttribute('title');
  return content;
}

/** Keys of the window (close, send), which the editor would otherwise consume. */
const isKeyOfWindow = (event: KeyboardEvent) =>
  !isComposing(event) && (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)));
