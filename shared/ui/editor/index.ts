/** Formatted text, written: an entry point of its own, since the editor is large and few screens need it. */
export { RichTextEditor } from './RichTextEditor';
export { RichTextField, type RichTextFieldProps } from './RichTextField';
