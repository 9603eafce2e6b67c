const media = /@media([^{]*)\{/g;
const width = /\bwidth\b[^()]*|\b(?:min|max)-width\b[^()]*/g;
const hexColor = /#[0-9a-f]{3,8}\b/gi;
const focusWithin = /:\s*[^;{}\s][^;{}]*\bvar\(--focus\)/g;
const step = /--([a-z]+)[\w-]*(?=:\s*(-?\d+(?:\.\d+)?(?:px)?);)/g;
const declaration = /(?<![\w-])([a-z][a-z-]*):([^;{}]*)/g;
const comment = /\/\*[\s\S]*?\*\//g;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** A comment's lines stay, so that what follows keeps its line. */
const withoutComments = (css: string) => css.replace(comment, (text) => text.replace(/[^\n]/g, ' '));

/** Property groups and the theme steps for them, by the first word of the step's name. */
const scales: readonly (readonly [properties: RegExp, steps: readonly string[]])[] = [
  [/^(?:(?:scroll-)?(?:margin|padding)|(?:row-|column-)?gap$|inset)/, ['space']],
  [/^font-size$/, ['text']],
  [/^line-height$/, ['leading']],
  [/^font-weight$/, ['weight']],
  [/^border(?:-\w+)*-radius$/, ['r']],
  [/^(?:border(?:-(?:block|inline)(?:-(?:start|end))?)?(?:-width)?|outline)$/, ['hairline', 'stroke']],
  [/^outline-offset$/, ['focus']],
  [
    /^(?:(?:min-|max-)?(?:inline|block)-size|flex(?:-basis)?|grid-(?:template|auto)-(?:columns|rows)|columns)$/,
    ['control', 'target', 'row', 'bar', 'dot', 'icon', 'tile', 'column', 'menu', 'page', 'stroke'],
  ],
];

/** The steps of the theme: by the first word of their names the value of each, and the property that holds it. */
type ThemeSteps = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The steps that the theme's sheets declare; of several with one value the first. */
export function readThemeSteps(css: string): ThemeSteps {
  const steps = new Map<string, Map<string, string>>();
  for (const { 0: name, 1: scale = '', 2: value = '' } of withoutComments(css).matchAll(step)) {
    const named = steps.get(scale) ?? new Map<string, string>();
    steps.set(scale, named.has(value) ? named : named.set(value, name));
  }
  return steps;
}

/** Numbers of a value that are no part of a name or a fraction; a length below 0 in a calculation is left to its author. */
const numbersOf = (value: string) => value.match(/(?<![\w.-])\d+(?:\.\d+)?(?:px\b|(?=\s*$))/g) ?? [];

export function stepProblems(css: string, steps: ThemeSteps): string[] {
  const text = withoutComments(css);
  return [...text.matchAll(declaration)].flatMap(({ 1: property = '', 2: value = '', index }) => {
    const names = scales.find(([properties]) => properties.test(property))?.[1] ?? [];
    return numbersOf(value).flatMap((one) => {
      const name = names.map((scale) => steps.get(scale)?.get(one)).find((found) => found !== undefined);
      return name ? [`line ${lineOf(text, index)}: ${one} is a step of the theme: say var(${name})`] : [];
    });
  });
}

/** Number of pixel lengths stated in a style sheet. */
export const countLiterals = (css: string): number => withoutComments(css).match(/\d+px\b/g)?.length ?? 0;

/** Widths, colours and focus styles in a style sheet that belong to the theme. */
export function tokenProblems(css: string): string[] {
  const text = withoutComments(css);
  const widths = [...text.matchAll(media)].flatMap(({ 1: query = '', index }) =>
    (query.match(width) ?? []).map(
      (condition) =>
        `line ${lineOf(text, index)}: "${condition.trim()}" has a name in theme/media.css, or is no breakpoint`,
    ),
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
