import type { EditorView } from '@tiptap/pm/view';

/** Reads markup as harmless nodes, for the page takes no markup as text. */
export type ReadMarkup = (html: string) => DocumentFragment;

/** Pictures that come into a text. */
export interface PicturesOfText {
  /** Takes files in, in their order: at the caret, or where they were dropped. */
  add: (view: EditorView, files: readonly File[], at?: number) => void;
  /** Says that pictures were not taken in, since they are at an address of others. */
  leaveOut: (count: number) => void;
  /** Why pictures did not arrive, one sentence each. */
  issues: readonly string[];
  dismiss: () => void;
}
