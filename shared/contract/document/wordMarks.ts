import { Mark } from '@tiptap/core';

// Tiptap's own extensions for these two are released apart from the version in use, and would bring a second core.
const createShift = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const wordMarks = [createShift('subscript', 'sub', 'Mod-,'), createShift('superscript', 'sup', 'Mod-.')];
