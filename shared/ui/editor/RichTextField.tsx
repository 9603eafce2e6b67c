import { isComposing } from '@atrium/contract/values';
import { readArticleMarkup } from '../sanitize';
import type { ReadMarkup } from './paste/pasted';
import { RichTextEditor } from './RichTextEditor';
import styles from './RichTextField.module.css';

/** Markup as nodes that run nothing and load nothing: words, lists, tables and links. */
export const readFieldMarkup: ReadMarkup = (html) => {
  const root = readArticleMarkup(html);
  for (const image of root.querySelectorAll('img')) image.remove();
  return root;
};

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
        read={readFieldMarkup}
        isKeyOfHost={isKeyOfForm}
        className={styles.ground ?? ''}
      />
    </div>
  );
}

/** Escape leaves the form, and Ctrl with S saves it. */
const isKeyOfForm = (event: KeyboardEvent) =>
  !isComposing(event) &&
  (event.key === 'Escape' || (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)));
