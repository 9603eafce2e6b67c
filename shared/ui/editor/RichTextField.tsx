import { sanitize } from '../sanitize';
import type { ReadMarkup } from './editorContent';
import { RichTextEditor } from './RichTextEditor';
import styles from './RichTextField.module.css';

const rules = { tags: 'a b blockquote br code del em i li ol p s strong u ul'.split(' '), attributes: ['href'] };

/** Markup as nodes that run nothing and load nothing: words, lists and links. */
const readSafeMarkup: ReadMarkup = (html) => sanitize(html, rules);

export interface RichTextFieldProps {
  id?: string;
  /** HTML; '' where nothing is written. */
  value?: string;
  onChange?: (html: string) => void;
  label: string;
  placeholder?: string;
}

const nothing = '<p></p>';

/** A field of a form for formatted text, as large as what is written. */
export function RichTextField({ value = '', onChange, ...rest }: RichTextFieldProps) {
  return (
    <div className={styles.field}>
      <RichTextEditor
        {...rest}
        html={value}
        onChange={(html) => onChange?.(html === nothing ? '' : html)}
        read={readSafeMarkup}
        isKeyOfHost={isKeyOfForm}
        className={styles.ground ?? ''}
      />
    </div>
  );
}

/** Escape leaves the form, and Ctrl with S saves it. */
const isKeyOfForm = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Escape' || (key.toLowerCase() === 's' && (ctrlKey || metaKey));
