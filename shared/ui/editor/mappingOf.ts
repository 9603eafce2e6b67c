import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Mapping, StepMap } from '@tiptap/pm/transform';

/** Of y-prosemirror, by the name of its plugin. */
const syncKey = 'y-sync$';

/**
 * How places move with a change. One that somebody else has made arrives as another whole text: the part that differs is
 * what has changed.
 */
export function mappingOf(tr: Transaction, before: Node): Mapping {
  if (!tr.docChanged || !tr.getMeta(syncKey)) return tr.mapping;
  const start = before.content.findDiffStart(tr.doc.content);
  const ends = before.content.findDiffEnd(tr.doc.content);
  if (start === null || !ends) return new Mapping();
  // The same letters at both sides of the change may count for both.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  return new Mapping([new StepMap([start, ends.a + overlap - start, ends.b + overlap - start])]);
}
