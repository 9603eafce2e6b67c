import { RichTextEditor as Editor } from '@atrium/ui/editor';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanMail } from '../../model/sanitizeMail';
import styles from './MessageEditor.module.css';
import type { HandOver } from './StandIn';

export interface RichTextEditorProps {
  html: string;
  hasFocus: boolean;
  /** The selection in the stand-in. */
  handOver: RefObject<HandOver | null>;
  onChange: (html: string) => void;
  storePicture: (file: File) => Promise<string>;
  children: ReactNode;
}

/** The kit's editor for the words of an email, whose markup is hostile until it has been cleaned. */
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

/** Characters of an email's text with its pictures: what the API takes of a draft, and room for files. */
const maxMarkup = 4_000_000;

const readMail = (html: string) => cleanMail(html, { showPictures: false }).content;

/** Keys that close the window or send the email; the editor would swallow the one and break the line at the other. */
const isKeyOfWindow = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
