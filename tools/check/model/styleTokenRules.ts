const media = /@media([^{]*)\{/g;
const width = /\bwidth\b[^()]*|\b(?:min|max)-width\b[^()]*/g;
const hexColor = /#[0-9a-f]{3,8}\b/gi;
const focusWithin = /:\s*[^;{}\s][^;{}]*\bvar\(--focus\)/g;
const step = /--(space|text|weight)-\w+(?=:\s*(\d+(?:px)?);)/g;
const spaced = /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|(?:row-|column-)?gap)[\w-]*:([^;{}]*)/g;
const sized = /(?<![\w-])font-size:\s*(\d+px)\s*[;}]/g;
const weighted = /(?<![\w-])font-weight:\s*(\d+)\s*[;}]/g;
const comment = /\/\*[\s\S]*?\*\//g;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** A comment's lines stay, so that what follows keeps its line. */
const withoutComments = (css: string) => css.replace(comment, (text) => text.replace(/[^\n]/g, ' '));

/** The steps of the theme, by what they measure: the value of each, and the property that holds it. */
type ThemeSteps = Readonly<Record<'space' | 'text' | 'weight', ReadonlyMap<string, string>>>;

/** The steps that the sheet of the theme's scale declares. */
export function readThemeSteps(scale: string): ThemeSteps {
  const found = [...scale.matchAll(step)];
  const stepsOf = (kind: string) =>
    new Map(found.filter((match) => match[1] === kind).map(({ 0: name, 2: value = '' }) => [value, name]));
  return { space: stepsOf('space'), text: stepsOf('text'), weight: stepsOf('weight') };
}

/** Lengths of a value that are no part of a name or a fraction; a step below 0 is for `calc()`, and left to its author. */
const lengthsOf = (value: string) => value.match(/(?<![\w.-])\d+px\b/g) ?? [];

/** What a style sheet says in numbers although the theme has a step of that size. */
export function stepProblems(css: string, steps: ThemeSteps): string[] {
  const text = withoutComments(css);
  const problemsOf = (pattern: RegExp, names: ReadonlyMap<string, string>, valuesOf: (value: string) => string[]) =>
    [...text.matchAll(pattern)].flatMap(({ 1: value = '', index }) =>
      valuesOf(value)
        .filter((one) => names.has(one))
        .map((one) => `line ${lineOf(text, index)}: ${one} is a step of the theme: say var(${names.get(one)})`),
    );
  return [
    ...problemsOf(spaced, steps.space, lengthsOf),
    ...problemsOf(sized, steps.text, lengthsOf),
    ...problemsOf(weighted, steps.weight, (value) => [value]),
  ];
}

/**
 * What a style sheet says of widths, colours and focus that belongs to the theme.
 * @param breakpoints the widths in pixels at which a layout may change
 */
export function tokenProblems(css: string, breakpoints: readonly number[]): string[] {
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
