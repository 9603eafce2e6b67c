/** True for IANA names that this runtime's Intl knows, such as `Europe/Lisbon`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Blocks of a Draft.js state, as clients of the original template send it: a list or a map at any depth. */
function findBlocks(state: unknown): unknown[] {
  if (typeof state !== 'object' || state === null) return [];
  const found = new Map(Object.entries(state));
  const blocks = found.get('blocks') ?? found.get('blockMap');
  if (typeof blocks === 'object' && blocks !== null) return Object.values(blocks);
  // Undo and redo stacks hold blocks as well; only the current content counts.
  return findBlocks(found.get('_immutable') ?? found.get('currentContent'));
}

const textOf = (block: unknown): string => {
  const text: unknown = typeof block === 'object' && block !== null ? new Map(Object.entries(block)).get('text') : '';
  return typeof text === 'string' ? text : '';
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** Markup of an editor's state: one paragraph per block. */
export function editorText(state: unknown): string {
  const texts = findBlocks(state).map(textOf);
  return texts.every((text) => text === '') ? '' : texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
}
