import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';

/** Plain text as paragraphs: a blank line ends one, and a single end of a line is a break within it. */
export function parsePlainText(text: string, $context: ResolvedPos): Slice | null {
  const { schema } = $context.doc.type;
  const { paragraph, hardBreak } = schema.nodes;
  if (!paragraph || !hardBreak) return null;
  const marks = $context.marks();
  const lines = (block: string): Node[] =>
    block
      .split('\n')
      .flatMap((line, place) => [
        ...(place > 0 ? [hardBreak.create()] : []),
        ...(line ? [schema.text(line, marks)] : []),
      ]);
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[^\S\n]*\n\s*?(?=\S|$)/)
    .map((block) => paragraph.create(null, lines(block.replace(/^\n+|\n+$/g, ''))));
  return new Slice(Fragment.from(blocks), 1, 1);
}
