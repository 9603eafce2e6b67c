/** What an editor of another client holds: blocks of text, in a list or by their keys, wherever in its state they are. */
function findBlocks(state: unknown): unknown[] {
  if (typeof state !== 'object' || state === null) return [];
  const found = new Map(Object.entries(state));
  const blocks = found.get('blocks') ?? found.get('blockMap');
  if (typeof blocks === 'object' && blocks !== null) return Object.values(blocks);
  // What is undone or redone has blocks as well: those of today come alone.
  return findBlocks(found.get('_immutable') ?? found.get('currentContent'));
}

const textOf = (block: unknown): string => {
  const text: unknown = typeof block === 'object' && block !== null ? new Map(Object.entries(block)).get('text') : '';
  return typeof text === 'string' ? text : '';
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** The text of an editor's state, as markup: a paragraph a block. */
export function editorText(state: unknown): string {
  const texts = findBlocks(state).map(textOf);
  return texts.every((text) => text === '') ? '' : texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
}
