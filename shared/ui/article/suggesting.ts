import {
  changeBetween,
  createSuggestionId,
  type Decision,
  listSuggestions,
  resolveSuggestions,
  type Suggestion,
  suggestChange,
  type TextChange,
} from '@atrium/contract/document';
import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { ySyncPluginKey } from 'y-prosemirror';
import { reveal } from './reveal';

/** How somebody writes: each change as it is, or as a suggestion that others decide on. */
export interface SuggestingOptions {
  isOn: boolean;
  /** Id of the person who writes. */
  by: number;
  /** A change was not taken, for it cannot be suggested. */
  onRefused: () => void;
  /** Absent: the person cannot choose. */
  onToggle?: (isOn: boolean) => void;
}

/** Suggestions of a text that is on screen, and what can be done with them. */
export interface SuggestionsInText {
  list: readonly Suggestion[];
  /** The one that the caret is in. */
  activeId: string | null;
  decide: (ids: readonly string[], decision: Exclude<Decision, 'keep'>) => void;
  /** Takes the caret there. */
  show: (suggestion: Suggestion) => void;
}

const decided = 'suggestionsDecided';

const isFromElsewhere = (transaction: Transaction): boolean => {
  const meta: unknown = transaction.getMeta(ySyncPluginKey);
  return typeof meta === 'object' && meta !== null && 'isChangeOrigin' in meta && meta.isChangeOrigin === true;
};

/** What a transaction changes, as it was meant where it is one step. */
function changeOf({ doc }: EditorState, { steps, doc: after }: Transaction): TextChange | null {
  const [step] = steps;
  if (steps.length === 1 && step instanceof ReplaceStep) return step;
  return changeBetween(doc, after);
}

interface Moved {
  suggested: { insertedAt: number; change: TextChange };
  before: EditorState;
}

/** Where a place of the text that was meant is in the text with the suggestion. */
function placeOf(place: number, { suggested: { insertedAt, change }, before: { selection } }: Moved): number {
  const { from, to, slice } = change;
  const isForward = slice.size === 0 && to > from && selection.empty && selection.from === from;
  // The key that takes out what is after the caret goes on after it.
  if (place <= from && !(isForward && place === from)) return place;
  return insertedAt + Math.max(0, place - from);
}

function select(tr: Transaction, meant: Selection, moved: Moved): void {
  const inside = (place: number) => tr.doc.resolve(Math.min(placeOf(place, moved), tr.doc.content.size));
  const [$anchor, $head] = [inside(meant.anchor), inside(meant.head)];
  const isText = meant instanceof TextSelection;
  tr.setSelection(isText ? TextSelection.between($anchor, $head) : Selection.near($head));
}

/** Puts a text in place of another one by the one step in which they differ. */
function putDifference(tr: Transaction, doc: Node): void {
  const change = changeBetween(tr.doc, doc);
  if (change) tr.step(new ReplaceStep(change.from, change.to, change.slice));
}

/** A transaction as a suggestion; null where it cannot be one. */
function toSuggestion(state: EditorState, meant: Transaction, by: number): Transaction | null {
  const change = changeOf(state, meant);
  if (!change) return meant;
  const suggested = suggestChange(state.doc, change, createSuggestionId(by, Date.now()));
  if (!suggested) return null;
  const { tr } = state;
  putDifference(tr, suggested.doc);
  select(tr, meant.selection, { suggested, before: state });
  if (meant.storedMarksSet) tr.setStoredMarks(meant.storedMarks);
  if (meant.scrolledIntoView) tr.scrollIntoView();
  // What plugins noted on it is said to them of this one: there is no list of their names.
  Reflect.set(tr, 'meta', Reflect.get(meant, 'meta'));
  return tr;
}

/** What is written within words that are suggested to go is not: it would go with them. */
function keepWritten(transaction: Transaction): void {
  const { deletion } = transaction.doc.type.schema.marks;
  if (!deletion || transaction.getMeta(decided)) return;
  transaction.mapping.maps.forEach((map, at) => {
    const later = transaction.mapping.slice(at + 1);
    map.forEach((_oldFrom, _oldTo, from, to) => {
      const [start, end] = [later.map(from, -1), later.map(to, 1)];
      if (end > start && transaction.doc.rangeHasMark(start, end, deletion))
        transaction.removeMark(start, end, deletion);
    });
  });
}

/** Lets somebody write as suggestions. What others write, and what is undone, is as it is. */
export const Suggesting = Extension.create<object, SuggestingOptions>({
  name: 'suggesting',
  addStorage: () => ({ isOn: false, by: 0, onRefused: () => {} }),
  dispatchTransaction({ transaction, next }) {
    const { isOn, by, onRefused } = this.storage;
    if (!transaction.docChanged || isFromElsewhere(transaction) || transaction.getMeta(decided))
      return next(transaction);
    if (!isOn) {
      keepWritten(transaction);
      return next(transaction);
    }
    const suggestion = toSuggestion(this.editor.state, transaction, by);
    if (suggestion) next(suggestion);
    else onRefused();
  },
});

/** @param name of the extension in the editor's storage */
export function setSuggesting(editor: Editor, options: SuggestingOptions): void {
  const storage: unknown = Reflect.get(editor.storage, Suggesting.name);
  if (typeof storage === 'object' && storage !== null) Object.assign(storage, options);
}

const decide = (editor: Editor, ids: readonly string[], decision: Exclude<Decision, 'keep'>): void => {
  const { tr, doc } = editor.state;
  putDifference(
    tr,
    resolveSuggestions(doc, (id) => (ids.includes(id) ? decision : 'keep')),
  );
  editor.view.dispatch(tr.setMeta(decided, true));
};

const isAt = ({ from, to }: Suggestion, { selection }: EditorState): boolean =>
  selection.from <= to && selection.to >= from;

/** The suggestions of the text that an editor holds now. */
export function readSuggestions(editor: Editor): SuggestionsInText {
  const list = listSuggestions(editor.state.doc);
  return {
    list,
    activeId: list.find((suggestion) => isAt(suggestion, editor.state))?.id ?? null,
    decide: (ids, decision) => decide(editor, ids, decision),
    show: ({ from, to }) => reveal(editor, from, to),
  };
}
