import { Fragment, type Node } from '@tiptap/pm/model';
import { blockSuggestionOf, type SuggestionKind, suggestionKinds, wordSuggestionOf } from './suggestionSchema';

export type Decision = 'accept' | 'reject' | 'keep';
type Decide = (id: string) => Decision;

/** A decision about suggestions, and what nodes became by it: they never change. */
interface Resolving {
  decide: Decide;
  known: WeakMap<Node, Node>;
}

const isGone = (kind: SuggestionKind, decision: Decision): boolean =>
  decision === (kind === 'insertion' ? 'reject' : 'accept');

function resolveWords(node: Node, { decide }: Resolving): Node | null {
  let resolved = node;
  for (const kind of suggestionKinds) {
    const id = wordSuggestionOf(node, kind);
    const decision = id === null ? 'keep' : decide(id);
    if (isGone(kind, decision)) return null;
    if (decision !== 'keep') resolved = resolved.mark(resolved.marks.filter(({ type }) => type.name !== kind));
  }
  return resolved;
}

interface Resolved {
  /** Null: it is gone. */
  node: Node | null;
  /** Levels over which it joins what is before it. */
  seam: number;
}

function resolveNode(node: Node, resolving: Resolving): Resolved {
  if (node.isText) return { node: resolveWords(node, resolving), seam: 0 };
  let seam = 0;
  let attrs = node.attrs;
  for (const kind of suggestionKinds) {
    const suggestion = blockSuggestionOf(node, kind);
    const decision = suggestion ? resolving.decide(suggestion.id) : 'keep';
    if (!suggestion || decision === 'keep') continue;
    if (isGone(kind, decision)) {
      if (suggestion.how === 'whole') return { node: null, seam: 0 };
      seam = suggestion.depth;
    }
    attrs = { ...attrs, [kind]: null };
  }
  const inner = resolveContent(node, resolving);
  if (!inner || attrs === node.attrs) return { node: inner, seam };
  return { node: inner.type.create(attrs, inner.content, inner.marks), seam };
}

/** Two nodes as one, over a number of levels; null where they do not fit. */
function join(before: Node, after: Node, depth: number): Node | null {
  if (depth > 1 && before.lastChild && after.firstChild) {
    const seam = join(before.lastChild, after.firstChild, depth - 1);
    const content = seam && before.content.replaceChild(before.childCount - 1, seam);
    return content && joinContent(before, content, after.content.cut(after.firstChild.nodeSize));
  }
  return before.inlineContent === after.inlineContent ? joinContent(before, before.content, after.content) : null;
}

const joinContent = (before: Node, content: Fragment, more: Fragment): Node | null => {
  const all = content.append(more);
  return before.type.validContent(all) ? before.copy(all) : null;
};

function readChildren(node: Node, resolving: Resolving): Node[] {
  const children: Node[] = [];
  node.forEach((child) => {
    const { node: resolved, seam } = resolveNode(child, resolving);
    if (!resolved) return;
    const before = children.at(-1);
    const joined = seam > 0 && before ? join(before, resolved, seam) : null;
    if (joined) children.splice(-1, 1, joined);
    else children.push(resolved);
  });
  return children;
}

/** A node with its content as decided; null where nothing is left that it could hold. */
function resolveContent(node: Node, resolving: Resolving): Node | null {
  if (node.isLeaf) return node;
  const found = resolving.known.get(node);
  if (found) return found;
  const children = readChildren(node, resolving);
  const isSame = children.length === node.childCount && children.every((child, at) => child === node.child(at));
  const content = isSame ? node.content : Fragment.fromArray(children);
  // A list without items is none; a cell and a text stay, be they empty.
  const isHolder = !node.inlineContent && (node.type.isInGroup('block') || node.type.name === 'listItem');
  if (isHolder && content.size === 0 && node.content.size > 0) return null;
  const resolved = isSame ? node : (node.type.createAndFill(node.attrs, content, node.marks) ?? node);
  resolving.known.set(node, resolved);
  return resolved;
}

/** A text with suggestions accepted, rejected or left, each as `decide` has it. */
export const resolveSuggestions = (doc: Node, decide: Decide): Node =>
  resolveContent(doc, { decide, known: new WeakMap() }) ?? doc;

const rejecting: Resolving = { decide: () => 'reject', known: new WeakMap() };
const accepting: Resolving = { decide: () => 'accept', known: new WeakMap() };

/** A text without what is suggested: as readers get it. */
export const withoutSuggestions = (doc: Node): Node => resolveContent(doc, rejecting) ?? doc;

/** A text as if all of it were accepted. */
export const withSuggestions = (doc: Node): Node => resolveContent(doc, accepting) ?? doc;

/** Blocks of a text, and what they are for readers: several may be one, and some none. */
export interface BlockGroup {
  blocks: Node[];
  plain: Node;
}

/** The blocks of a text by what readers get of them; none where nothing is there but suggestions. */
export function groupBlocks(doc: Node): BlockGroup[] {
  const groups: BlockGroup[] = [];
  let first: Node[] = [];
  doc.forEach((child) => {
    const { node, seam } = resolveNode(child, rejecting);
    const last = groups.at(-1);
    const joined = node && last && seam > 0 ? join(last.plain, node, seam) : null;
    if (last && (joined || !node)) {
      last.blocks.push(child);
      last.plain = joined ?? last.plain;
    } else if (node) {
      groups.push({ blocks: [...first, child], plain: node });
      first = [];
    } else first.push(child);
  });
  return groups;
}
