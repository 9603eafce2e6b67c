import { TokenType } from '@csstools/css-tokenizer';
import { type Declaration, declarationsOf, textOfValue } from './cssDeclarations';
import { componentsOf, readBackground, safeValue } from './cssValue';

const edges = [
  '',
  '-top',
  '-right',
  '-bottom',
  '-left',
  '-block',
  '-block-start',
  '-block-end',
  '-inline',
  '-inline-start',
  '-inline-end',
];
const boxes = edges.flatMap((edge) => [
  `margin${edge}`,
  `padding${edge}`,
  ...['', '-color', '-style', '-width'].map((part) => `border${edge}${part}`),
]);
const corners = ['', '-top-left', '-top-right', '-bottom-left', '-bottom-right'].map(
  (corner) => `border${corner}-radius`,
);

/** Allowed CSS properties: none that loads, escapes its place or covers something. */
const properties = new Set([
  ...boxes,
  ...corners,
  ...'background-color background-image border-collapse border-spacing box-sizing caption-side clear color direction display empty-cells float font font-family font-size font-stretch font-style font-variant font-weight height hyphens letter-spacing line-height list-style-type max-width min-width overflow-wrap table-layout text-align text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent text-transform vertical-align white-space width word-break word-spacing word-wrap'.split(
    ' ',
  ),
]);

/** Values of properties of which others would hide or move something. */
const choices: Readonly<Record<string, RegExp>> = {
  display:
    /^(?:block|inline|inline-block|list-item|inline-table|table(?:-(?:row|cell|caption|column|row-group|header-group|footer-group|column-group))?)$/i,
};

/** What other programs alone read, or what says nothing about the look: leaving it out reduces nothing. */
const silent =
  /^(?:-|mso|_|\*|v-text|zoom$|behavior$|filter$|cursor$|outline|overflow|max-height$|min-height$|page|size$|tab-stops|text-size-adjust|text-rendering|text-underline|text-autospace|punctuation|layout-grid|line-break$|orphans$|widows$|border-image|unicode-bidi$|visibility$|opacity$|user-select$|interpolation|panose|speak|quotes$|list-style)/;

export interface SafeStyle {
  /** Harmless declarations by name, each as it stands last. */
  kept: ReadonlyMap<string, string>;
  /** A picture behind the text was there, and no colour takes its place. */
  hasLostGround: boolean;
  /** Something that is seen elsewhere was left out. */
  isReduced: boolean;
}

const isBackground = (name: string): boolean => /^background(?:-color|-image)?$/.test(name);

type SafeParts = readonly (readonly [name: string, value: string])[];

/** A rule of a style sheet is asked for once for each of its elements. */
const known = new WeakMap<Declaration, SafeParts>();

function safePartsOf(declaration: Declaration): SafeParts {
  const parts = known.get(declaration) ?? toSafe(declaration);
  known.set(declaration, parts);
  return parts;
}

/** Harmless part of one declaration, shorthands taken apart: [name, value] where there is one. */
function toSafe({ name, value }: Declaration): SafeParts {
  if (name === 'background' || name === 'background-image') {
    const { colour, picture } = readBackground(value);
    return [
      ...(colour && name === 'background' ? ([['background-color', colour]] as const) : []),
      ...(picture ? ([['background-image', picture]] as const) : []),
    ];
  }
  // CSS Lists 3, §3.3: the sign of a list without its picture.
  if (name === 'list-style') {
    const sign = componentsOf(value).find(
      ([token]) => token?.[0] === TokenType.Ident && !/^(?:in|out)side$/i.test(token[1]),
    );
    return sign ? [['list-style-type', sign[0]?.[1] ?? 'none']] : [];
  }
  if (!properties.has(name) || choices[name]?.test(textOfValue(value)) === false) return [];
  const safe = safeValue(value, { hasStrings: name.startsWith('font') });
  return safe === undefined ? [] : [[name, safe]];
}

interface StyleOptions {
  /** An attribute of the element gives it a ground. */
  hasGround?: boolean;
}

/** Harmless part of declarations, the later ones last. */
export function safeDeclarations(all: readonly Declaration[], { hasGround = false }: StyleOptions = {}): SafeStyle {
  const kept = new Map<string, string>();
  let hasLost = false;
  let isReduced = false;
  for (const declaration of all) {
    const parts = safePartsOf(declaration);
    // The shorthand takes back a picture that was declared before.
    if (declaration.name === 'background') kept.delete('background-image');
    if (/^background(?:-image)?$/.test(declaration.name)) hasLost = readBackground(declaration.value).hasLost;
    if (parts.length === 0 && !silent.test(declaration.name)) isReduced = true;
    for (const [name, value] of parts) {
      kept.delete(name);
      kept.set(name, declaration.isImportant ? `${value} !important` : value);
    }
  }
  const isOn = hasGround || kept.has('background-color') || kept.has('background-image');
  // Text and background colour belong together: either alone may hide text.
  const declares = (test: (name: string) => boolean) => all.some(({ name }) => test(name));
  const isTorn = declares((name) => name === 'color') && declares(isBackground) && kept.has('color') !== isOn;
  if (isTorn) for (const name of ['color', 'background-color', 'background-image']) kept.delete(name);
  const hasGroundLeft = hasGround || (!isTorn && isOn && kept.get('background-color') !== 'transparent');
  return { kept, hasLostGround: hasLost && !hasGroundLeft, isReduced: isReduced || hasLost || isTorn };
}

export const writeStyle = (kept: ReadonlyMap<string, string>): string =>
  [...kept].map(([name, value]) => `${name}: ${value}`).join('; ');

/** Harmless part of a style attribute; '' if there is none. */
export const safeStyle = (text: string): string => writeStyle(safeDeclarations(declarationsOf(text)).kept);

export const isOwnColour = (element: Element): boolean =>
  element.hasAttribute('bgcolor') ||
  element.hasAttribute('color') ||
  /(?:^|;\s*)(?:background-color|background-image|color):/.test(element.getAttribute('style') ?? '');
