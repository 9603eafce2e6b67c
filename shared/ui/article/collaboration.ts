import { suggestionExtensions } from '@atrium/contract/document';
import { Extension, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import {
  defaultDeleteFilter,
  defaultProtectedNodes,
  redo,
  undo,
  yCursorPlugin,
  ySyncPlugin,
  ySyncPluginKey,
  yUndoPlugin,
} from 'y-prosemirror';
import { UndoManager } from 'yjs';
import type { SharedDocument } from '../together';
import { articleExtensions } from './articleExtensions';
import styles from './collaboration.module.css';
import { Suggesting } from './suggesting';

const text = (value: unknown, name: 'name' | 'tone'): string => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
};

/** The caret of somebody else, with their name. Screen readers hear who is here elsewhere: this is no part of the text. */
function renderCaret(user: unknown): HTMLElement {
  const caret = document.createElement('span');
  caret.className = styles.caret ?? '';
  caret.dataset.tone = text(user, 'tone');
  caret.setAttribute('aria-hidden', 'true');
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.dataset.name = text(user, 'name');
  caret.append('\u2060', label, '\u2060');
  return caret;
}

/**
 * Takes back what this person wrote, and nobody else's. Each plugin that the editor gets later makes the views of all
 * others anew, and the view of undo destroys its manager: this one ends with the editor.
 */
class LastingUndoManager extends UndoManager {
  constructor({ body }: SharedDocument) {
    super(body, {
      trackedOrigins: new Set([ySyncPluginKey]),
      deleteFilter: (item) => defaultDeleteFilter(item, defaultProtectedNodes),
      captureTransaction: ({ meta }) => meta.get('addToHistory') !== false,
    });
  }

  override destroy(): void {}

  end(): void {
    super.destroy();
  }
}

// Tiptap's own extensions for these are released apart from the version in use, and would bring a second core.
const createTogether = (shared: SharedDocument) =>
  Extension.create<object, { undoManager: LastingUndoManager }>({
    name: 'together',
    addStorage: () => ({ undoManager: new LastingUndoManager(shared) }),
    onDestroy() {
      this.storage.undoManager.end();
    },
    // Before the keys of other extensions.
    priority: 1000,
    addProseMirrorPlugins() {
      return [
        ySyncPlugin(shared.body),
        yCursorPlugin(shared.awareness, {
          cursorBuilder: renderCaret,
          selectionBuilder: (user: unknown) => ({ class: styles.selection ?? '', 'data-tone': text(user, 'tone') }),
        }),
        yUndoPlugin({ undoManager: this.storage.undoManager }),
      ];
    },
    addKeyboardShortcuts() {
      const again = () => redo(this.editor.state);
      return { 'Mod-z': () => undo(this.editor.state), 'Mod-y': again, 'Shift-Mod-z': again };
    },
  });

/** Of a text that several people write. Nothing adds to it by itself: each copy would, and all of it would be there. */
export const togetherExtensions = (shared: SharedDocument): Extensions => [
  ...articleExtensions.map((extension) =>
    extension.name === StarterKit.name ? extension.configure({ undoRedo: false, trailingNode: false }) : extension,
  ),
  ...suggestionExtensions,
  Suggesting,
  createTogether(shared),
];
