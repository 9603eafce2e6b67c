import type { Node } from '@tiptap/pm/model';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { updateYFragment, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import { articleSchema } from './articleNodes';
import { changeText } from './changeText';
import { readMarkup } from './readMarkup';
import { changeBeside } from './suggestions/changeBeside';
import { listSuggestions } from './suggestions/listSuggestions';
import { withoutSuggestions } from './suggestions/resolveSuggestions';
import { createSuggestionId } from './suggestions/suggestionSchema';
import { suggestText } from './suggestions/suggestText';
import { writeMarkup } from './writeMarkup';

/** Text that several people write at once; `body` is HTML. */
export interface SharedFields {
  title: string;
  summary: string;
  body: string;
}

/** An update, a state or a state vector of Yjs, in Base64 (RFC 4648, §4). */
export type Encoded = string;

/** Names of the shared types in a document. */
export const sharedParts = { title: 'title', summary: 'summary', body: 'body' } as const;

/** A document made of updates, in any order; one that came twice counts once. @throws where one is malformed */
function open(updates: readonly Encoded[]): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, fromBase64(update));
  });
  return doc;
}

const stateOf = (doc: Y.Doc): Encoded => toBase64(Y.encodeStateAsUpdate(doc));

const bodyNode = (doc: Y.Doc): Node =>
  yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment(sharedParts.body), articleSchema());

function putBody(doc: Y.Doc, body: Node): void {
  updateYFragment(doc, doc.getXmlFragment(sharedParts.body), body, { mapping: new Map(), isOMark: new Map() });
}

async function changeBody(doc: Y.Doc, html: string): Promise<void> {
  const after = await readMarkup(html);
  if (doc.getXmlFragment(sharedParts.body).length === 0) return putBody(doc, after);
  const before = bodyNode(doc);
  const changed = changeBeside(before, after);
  if (changed !== before) putBody(doc, changed);
}

async function write(doc: Y.Doc, { title, summary, body }: Partial<SharedFields>): Promise<void> {
  if (title !== undefined) changeText(doc.getText(sharedParts.title), title);
  if (summary !== undefined) changeText(doc.getText(sharedParts.summary), summary);
  if (body !== undefined) await changeBody(doc, body);
}

/**
 * The state that a document begins with. Only who keeps the document makes it: two that were made of the same text would
 * merge into that text twice.
 */
export async function beginDocument(fields: SharedFields): Promise<Encoded> {
  const doc = new Y.Doc();
  await write(doc, fields);
  return stateOf(doc);
}

/** Of what is suggested, readers get nothing. */
const bodyOf = (doc: Y.Doc): string => writeMarkup(withoutSuggestions(bodyNode(doc)));

/** Reads a document, and its updates as one state without what was deleted. What is suggested in it is no part of its text. */
export function readDocument(updates: readonly Encoded[]): SharedFields & { state: Encoded } {
  const doc = open(updates);
  // First of all: reading repairs what no editor could show.
  const state = stateOf(doc);
  const title = doc.getText(sharedParts.title).toString();
  const summary = doc.getText(sharedParts.summary).toString();
  return { title, summary, body: bodyOf(doc), state };
}

/** What a change writes in a document; null where it writes nothing. */
async function record(doc: Y.Doc, change: () => Promise<void> | void): Promise<Encoded | null> {
  const written: Uint8Array[] = [];
  doc.on('update', (update) => written.push(update));
  await change();
  return written.length > 0 ? toBase64(Y.mergeUpdates(written)) : null;
}

/** The update that makes a document say something else; null where it does already. What is suggested elsewhere in it stays. */
export function changeDocument(updates: readonly Encoded[], change: Partial<SharedFields>): Promise<Encoded | null> {
  const doc = open(updates);
  return record(doc, () => write(doc, change));
}

/** Who suggests, and when in milliseconds. */
interface Suggester {
  by: number;
  at: number;
}

/** The update that suggests another body; null where it is the same, or cannot be suggested. */
export async function suggestBody(
  updates: readonly Encoded[],
  html: string,
  { by, at }: Suggester,
): Promise<Encoded | null> {
  const doc = open(updates);
  const suggested = suggestText(bodyNode(doc), await readMarkup(html), () => createSuggestionId(by, at));
  return suggested && record(doc, () => putBody(doc, suggested));
}

const suggestionsOfOthers = (body: Node, by: number): string =>
  JSON.stringify(
    listSuggestions(body)
      .filter((suggestion) => suggestion.by !== by)
      .map(({ from: _from, to: _to, ...suggestion }) => suggestion),
  );

/** True where an update only suggests in the name of a person: readers get the same as before, and others' suggestions stay. */
export function isSuggestion(updates: readonly Encoded[], update: Encoded, by: number): boolean {
  const [before, after] = [open(updates), open([...updates, update])];
  // What waits for an update that is not there yet cannot be judged.
  if (after.store.pendingStructs || after.store.pendingDs) return false;
  const textOf = (doc: Y.Doc, part: 'title' | 'summary') => doc.getText(sharedParts[part]).toString();
  if (textOf(before, 'title') !== textOf(after, 'title')) return false;
  if (textOf(before, 'summary') !== textOf(after, 'summary')) return false;
  const [bodyBefore, bodyAfter] = [bodyNode(before), bodyNode(after)];
  return (
    withoutSuggestions(bodyBefore).eq(withoutSuggestions(bodyAfter)) &&
    suggestionsOfOthers(bodyBefore, by) === suggestionsOfOthers(bodyAfter, by)
  );
}

export interface Synced {
  /** What was sent and is new; null where all of it was known. */
  added: Encoded | null;
  /** What the sender lacks. */
  missing: Encoded;
  /** Of the document with what was sent. */
  vector: Encoded;
}

/**
 * Brings a copy of a document and the document together.
 * @param vector state vector of the copy
 * @param sent update of the copy that the document may lack
 */
export function syncDocument(updates: readonly Encoded[], vector: Encoded, sent?: Encoded): Synced {
  const doc = open(updates);
  const added: Uint8Array[] = [];
  doc.on('update', (update) => added.push(update));
  if (sent !== undefined) Y.applyUpdate(doc, fromBase64(sent));
  return {
    added: added.length > 0 ? toBase64(Y.mergeUpdates(added)) : null,
    missing: toBase64(Y.encodeStateAsUpdate(doc, fromBase64(vector))),
    vector: toBase64(Y.encodeStateVector(doc)),
  };
}

/** True for an update of a document that can be read. */
export function isUpdate(update: Encoded): boolean {
  try {
    Y.decodeUpdate(fromBase64(update));
    return true;
  } catch {
    return false;
  }
}
