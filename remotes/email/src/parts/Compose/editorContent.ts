import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanMail } from '../../model/sanitizeMail';

export const extensions = [
  StarterKit.configure({
    heading: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
];

/** Markup as the editor's own document: read from sanitised nodes, for the page takes no markup as text. */
export function contentOf(html: string): JSONContent {
  const { content } = cleanMail(html, { showPictures: false });
  return DOMParser.fromSchema(getSchema(extensions)).parse(content).toJSON();
}

function readSafely({ state }: EditorView, html: string) {
  const { content } = cleanMail(html, { showPictures: false });
  return DOMParser.fromSchema(state.schema).parseSlice(content, { preserveWhitespace: false });
}

/** What is pasted is sanitised before the editor reads it. */
export function pasteSafely(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html');
  if (!html) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(readSafely(view, html)).scrollIntoView());
  return true;
}

/** So is what is dropped from elsewhere; what is moved within the editor is the editor's own. */
export function dropSafely(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html');
  if (!html || view.dragging) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
  view.dispatch(view.state.tr.replaceRange(place, place, readSafely(view, html)).scrollIntoView());
  view.focus();
  return true;
}

/** Keys that close the window or send the mail; the editor would swallow the one and break the line at the other. */
export function isKeyOfWindow(_view: EditorView, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
}
