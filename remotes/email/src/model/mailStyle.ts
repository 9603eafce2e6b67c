/** Allowed CSS properties: none that loads, escapes its place or covers something. */
const properties = new Set(
  'background-color border border-block border-bottom border-collapse border-color border-inline border-left border-radius border-right border-spacing border-style border-top border-width color direction font font-family font-size font-style font-variant font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-width min-width padding padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration text-indent text-transform vertical-align white-space width word-break word-spacing'.split(
    ' ',
  ),
);

/** Strings, hashes and functions (CSS Color 4, §4.1), whose digits are not lengths. */
const whole =
  /"[\w\s-]*"|'[\w\s-]*'|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\)/gi;

// Without backslash, brace, comment or at-rule, and with colour functions only, nothing can be a URL.
const plain = /^[\s\w%.,+!-]*$/;

/** Viewport-relative lengths would grow the frame without end. */
const growing = /\d(?:[sdl]?v|cq)(?:h|w|min|max|b|i)\b/i;

const number = /(?<![\w.])[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/gi;

/** Layouts need at most four digits before the point. */
const maxLength = 10_000;

function isSafe(value: string): boolean {
  const rest = value.replace(whole, ' ');
  const isShort = (text: string) => Math.abs(Number(text)) < maxLength;
  return value !== '' && plain.test(rest) && !growing.test(rest) && (rest.match(number) ?? []).every(isShort);
}

export interface Declaration {
  name: string;
  value: string;
}

// Strings and brackets may contain semicolons: CSS Syntax 3, §5.4.5.
const declaration = /(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;])+/g;

export const declarationsOf = (text: string): Declaration[] =>
  (text.match(declaration) ?? []).map((one) => {
    const colon = one.indexOf(':');
    return { name: one.slice(0, colon).trim().toLowerCase(), value: one.slice(colon + 1).trim() };
  });

/** Keywords of `background` besides its colour: CSS Backgrounds 3, §3.10. */
const noColour = new Set(
  'auto border-box bottom center contain content-box cover fixed left local no-repeat none padding-box repeat repeat-x repeat-y right round scroll space text top'.split(
    ' ',
  ),
);

const part = /[\w-]*\([^()]*(?:\([^()]*\)[^()]*)*\)?|"[^"]*"|'[^']*'|[^\s,/]+|,/g;

/** Colour of the last layer, the only one with a colour; `none` if there is none. */
function colourOf(background: string): string {
  const parts: readonly string[] = background.match(part) ?? [];
  const layer = parts.slice(parts.lastIndexOf(',') + 1);
  const important = layer.includes('!important') ? ' !important' : '';
  const isColour = (text: string) =>
    /^(?:#|[a-z]+$)/i.test(text) ? !noColour.has(text.toLowerCase()) : text.match(whole)?.[0] === text;
  const colour = layer.find((text) => isColour(text) && !text.startsWith('!'));
  const isNone = parts.every((text) => /^(?:none|!important)$/i.test(text));
  return colour ? colour + important : isNone ? `transparent${important}` : '';
}

/** Marker type of a `list-style` shorthand: CSS Lists 3, §3.3. */
const signOf = (listStyle: string): string =>
  (listStyle.match(part) ?? []).find((text) => /^[a-z-]+$/i.test(text) && !/^(?:inside|outside)$/i.test(text)) ?? '';

/** Part of a shorthand that loads nothing. */
function withoutAddress({ name, value }: Declaration): Declaration {
  if (name === 'background') return { name: 'background-color', value: colourOf(value) };
  if (name === 'list-style') return { name: 'list-style-type', value: signOf(value) };
  return { name, value };
}

const isBackground = ({ name }: Declaration): boolean => /^background(?:-color|-image)?$/.test(name);

/** Harmless part of a style attribute; '' if there is none. */
export function safeStyle(text: string): string {
  const all = declarationsOf(text);
  const safe = all.map(withoutAddress).filter(({ name, value }) => properties.has(name) && isSafe(value));
  const has = (list: readonly Declaration[], name: string) => list.some((one) => one.name === name);
  // Text and background colour belong together: either alone may hide text.
  const isTorn = has(all, 'color') && all.some(isBackground) && has(safe, 'color') !== has(safe, 'background-color');
  const isKept = ({ name }: Declaration) => !isTorn || (name !== 'color' && name !== 'background-color');
  return safe
    .filter(isKept)
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ');
}

export function keepSafeStyle(element: Element): void {
  const text = element.getAttribute('style');
  if (text === null) return;
  const safe = safeStyle(text);
  if (safe) element.setAttribute('style', safe);
  else element.removeAttribute('style');
}

export const isOwnColour = (element: Element): boolean =>
  element.hasAttribute('bgcolor') ||
  element.hasAttribute('color') ||
  /(?:^|;\s*)(?:background-color|color):/.test(element.getAttribute('style') ?? '');
