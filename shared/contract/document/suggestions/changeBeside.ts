import { Fragment, type Node } from '@tiptap/pm/model';
import { groupBlocks, withoutSuggestions } from './resolveSuggestions';

/** A text that is to say something else, with what is suggested in the blocks that stay. */
export function changeBeside(before: Node, after: Node): Node {
  if (withoutSuggestions(before).eq(after)) return before;
  const groups = groupBlocks(before);
  const most = Math.min(groups.length, after.childCount);
  let start = 0;
  while (start < most && groups[start]?.plain.eq(after.child(start))) start += 1;
  let end = 0;
  while (end < most - start && groups.at(-1 - end)?.plain.eq(after.child(after.childCount - 1 - end))) end += 1;
  return after.copy(
    Fragment.fromArray([
      ...groups.slice(0, start).flatMap(({ blocks }) => blocks),
      ...after.content.content.slice(start, after.childCount - end),
      ...groups.slice(groups.length - end).flatMap(({ blocks }) => blocks),
    ]),
  );
}
