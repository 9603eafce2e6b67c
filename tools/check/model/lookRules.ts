const media = /@media([^{]*)\{/g;
const width = /\bwidth\b[^()]*|\b(?:min|max)-width\b[^()]*/g;
const hexColor = /#[0-9a-f]{3,8}\b/gi;
const focusWithin = /:\s*[^;{}\s][^;{}]*\bvar\(--focus\)/g;
const comment = /\/\*[\s\S]*?\*\//g;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** A comment's lines stay, so that what follows keeps its line. */
const withoutComments = (css: string) => css.replace(comment, (text) => text.replace(/[^\n]/g, ' '));

/**
 * What a style sheet says of widths, colours and focus that belongs to the theme.
 * @param breakpoints the widths in pixels where the look may change
 */
export function lookProblems(css: string, breakpoints: readonly number[]): string[] {
  const allowed = new Set(breakpoints.flatMap((pixels) => [`width < ${pixels}px`, `width >= ${pixels}px`]));
  const text = withoutComments(css);
  const widths = [...text.matchAll(media)].flatMap(({ 1: query = '', index }) =>
    (query.match(width) ?? [])
      .filter((condition) => !allowed.has(condition.trim()))
      .map((condition) => `line ${lineOf(text, index)}: "${condition.trim()}" is no breakpoint of the theme`),
  );
  const colors = [...text.matchAll(hexColor)].map(
    ({ 0: color, index }) =>
      `line ${lineOf(text, index)}: ${color} is no colour of the theme: take one of its properties`,
  );
  // Browsers drop such a line without a word, and the outline with it.
  const focus = [...text.matchAll(focusWithin)].map(
    ({ index }) => `line ${lineOf(text, index)}: var(--focus) is a whole outline: say nothing beside it`,
  );
  return [...widths, ...colors, ...focus];
}
