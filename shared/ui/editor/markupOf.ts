import type { Editor } from '@tiptap/core';
import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Markup of blocks, which never change: a key makes one new block, and of a book of 200 pages only that is written. */
const known = new WeakMap<Node, string>();

const holder = document.implementation.createHTMLDocument('').createElement('div');

function writeBlock(serializer: DOMSerializer, block: Node): string {
  const markup = known.get(block);
  if (markup !== undefined) return markup;
  holder.replaceChildren(serializer.serializeNode(block, { document: holder.ownerDocument }));
  // Each block has its own direction on screen; in what is stored only one that somebody gave it.
  for (const element of holder.querySelectorAll('[dir="auto"]')) element.removeAttribute('dir');
  const written = holder.innerHTML;
  known.set(block, written);
  return written;
}

/** The document as markup, as it is stored. */
export function markupOfDocument(doc: Node): string {
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  return doc.content.content.map((block) => writeBlock(serializer, block)).join('');
}

/** @param toStored what of the text is stored, where that is not all of it */
export const markupOf = ({ state }: Editor, toStored?: (doc: Node) => Node): string =>
  markupOfDocument(toStored ? toStored(state.doc) : state.doc);
