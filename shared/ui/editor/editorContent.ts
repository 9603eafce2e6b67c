import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import type { ReadMarkup } from './paste/pasted';

const schemas = new WeakMap<Extensions, Schema>();

function schemaOf(extensions: Extensions): Schema {
  const schema = schemas.get(extensions) ?? getSchema(extensions);
  schemas.set(extensions, schema);
  return schema;
}

/** Markup as the editor's own document. */
export const contentOf = (html: string, read: ReadMarkup, extensions: Extensions): JSONContent =>
  DOMParser.fromSchema(schemaOf(extensions)).parse(read(html)).toJSON();
