/** CSS properties that a message may set: none that loads, leaves its place or covers something. */
const properties = new Set(
  'background-color border border-block border-bottom border-collapse border-color border-inline border-left border-radius border-right border-spacing border-style border-top border-width color direction font font-family font-size font-style font-variant font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-width min-width padding padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration text-indent text-transform vertical-align white-space width word-break word-spacing'.split(
    ' ',
  ),
);

/** A string, a hash or a function of CSS Color 4, §4.1: their digits are no lengths. */
const whole =
  /"[\w\s-]*"|'[\w\s-]*'|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\)/gi;

// No backslash, brace, comment or at-rule, and of functions only colours: so nothing can be an address.
const plain = /^[\s\w%.,+!-]*$/;

/** Lengths that follow the frame's own height would make it grow without end. */
const growing = /\d(?:[sdl]?v|cq)(?:h|w|min|max|b|i)\b/i;

const number = /(?<![\w.])[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/gi;

/** No layout needs more than four digits before the point. */
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

// A string or a pair of brackets may hold semicolons: CSS Syntax 3, §5.4.5.
const declaration = /(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;])+/g;

/** The declarations of a style attribute, their names in small letters. */
export const declarationsOf = (text: string): Declaration[] =>
  (text.match(declaration) ?? []).map((one) => {
    const colon = one.indexOf(':');
    return { name: one.slice(0, colon).trim().toLowerCase(), value: one.slice(colon + 1).trim() };
  });

/** Keywords of `background` beside its colour: CSS Backgrounds 3, §3.10. */
const noColour = new Set(
  'auto border-box bottom center contain content-box cover fixed left local no-repeat none padding-box repeat repeat-x repeat-y right round scroll space text top'.split(
    ' ',
  ),
);

const part = /[\w-]*\([^()]*(?:\([^()]*\)[^()]*)*\)?|"[^"]*"|'[^']*'|[^\s,/]+|,/g;

/** The colour of the last layer, which alone may have one; `none` is that of a background without any. */
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

/** The sign of a list, of the three values that its shorthand has: CSS Lists 3, §3.3. */
const signOf = (listStyle: string): string =>
  (listStyle.match(part) ?? []).find((text) => /^[a-z-]+$/i.test(text) && !/^(?:inside|outside)$/i.test(text)) ?? '';

/** Of a shorthand that may load something, the part that never does. */
function withoutAddress({ name, value }: Declaration): Declaration {
  if (name === 'background') return { name: 'background-color', value: colourOf(value) };
  if (name === 'list-style') return { name: 'list-style-type', value: signOf(value) };
  return { name, value };
}

const isBackground = ({ name }: Declaration): boolean => /^background(?:-color|-image)?$/.test(name);

/** Keeps of a style attribute's text what is known to be harmless; '' when nothing is. */
export function safeStyle(text: string): string {
  const all = declarationsOf(text);
  const safe = all.map(withoutAddress).filter(({ name, value }) => properties.has(name) && isSafe(value));
  const has = (list: readonly Declaration[], name: string) => list.some((one) => one.name === name);
  // A text colour and its background were chosen together: either alone may leave words unseen.
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
