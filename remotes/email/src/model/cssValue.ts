import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { splitTokens, stepOf, trimTokens } from './cssDeclarations';

/** Functions that load nothing: colours (CSS Color 4 and 5) and, where a picture may stand, gradients (CSS Images 4, §3). */
const colourFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)$/i;
const gradient = /^(?:repeating-)?(?:linear|radial|conic)-gradient$/i;

/** Units of length and angle that depend on no window: others would grow the frame without end. */
const units = /^(?:px|em|rem|ex|ch|lh|pt|pc|cm|mm|in|q|deg|grad|rad|turn)$/i;

/** Layouts need at most four digits before the point. */
const maxLength = 10_000;

const name = /^-{0,2}[\p{L}_][\p{L}\p{M}\p{N}_-]{0,100}$/u;
const family = /^[\p{L}\p{M}\p{N}\s_.,&+'()-]{0,100}$/u;

interface ValueRules {
  hasStrings?: boolean;
  hasGradients?: boolean;
}

/** A token as harmless text; undefined if it may load, run or cover something. */
function toSafe(token: CSSToken, rules: ValueRules): string | undefined {
  switch (token[0]) {
    case TokenType.Whitespace:
      return ' ';
    case TokenType.Comma:
      return ',';
    case TokenType.CloseParen:
      return ')';
    case TokenType.Delim:
      return token[1] === '/' ? '/' : undefined;
    case TokenType.Ident:
      return name.test(token[4].value) ? token[4].value : undefined;
    case TokenType.Hash:
      // CSS Color 4, §5.2.
      return /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(token[4].value) ? `#${token[4].value}` : undefined;
    case TokenType.String:
      return rules.hasStrings && family.test(token[4].value) ? `"${token[4].value}"` : undefined;
    case TokenType.Number:
    case TokenType.Percentage:
      return isShort(token[4].value) ? token[1] : undefined;
    case TokenType.Dimension:
      return isShort(token[4].value) && units.test(token[4].unit) && /^[\w.+-]+$/.test(token[1]) ? token[1] : undefined;
    case TokenType.Function:
      return isColourFunction(token) || (rules.hasGradients && isGradient(token)) ? `${token[4].value}(` : undefined;
    default:
      return undefined;
  }
}

const isShort = (value: number): boolean => Math.abs(value) < maxLength;

const isFunction = (token: CSSToken | undefined, names: RegExp): boolean =>
  token?.[0] === TokenType.Function && names.test(token[4].value);
const isColourFunction = (token: CSSToken | undefined): boolean => isFunction(token, colourFunction);
const isGradient = (token: CSSToken | undefined): boolean => isFunction(token, gradient);

/** Value with the fallbacks in place of variables, which no email can rely on (CSS Variables 1, §3). */
function withoutVariables(value: readonly CSSToken[], depth = 0): CSSToken[] {
  if (depth > 5 || !value.some((token) => isFunction(token, /^var$/i))) return [...value];
  const at = value.findIndex((token) => isFunction(token, /^var$/i));
  let end = at + 1;
  for (let level = 1; end < value.length && level > 0; end += 1) {
    const token = value[end];
    level += token ? stepOf(token) : 0;
  }
  const [, ...fallback] = splitTokens(value.slice(at + 1, end - 1), TokenType.Comma);
  // Without one, the variable itself remains, which is not safe.
  if (fallback.length === 0) return [...value];
  const comma: CSSToken = [TokenType.Comma, ',', 0, 0, undefined];
  const written = fallback.flatMap((part, index) => (index > 0 ? [comma, ...part] : part));
  return withoutVariables(trimTokens([...value.slice(0, at), ...written, ...value.slice(end)]), depth + 1);
}

/** A declared value as harmless text; undefined if a part of it may load, run or cover something. */
export function safeValue(written: readonly CSSToken[], rules: ValueRules = {}): string | undefined {
  const value = withoutVariables(written);
  let text = '';
  let depth = 0;
  for (const token of value) {
    const part = toSafe(token, rules);
    depth += stepOf(token);
    if (part === undefined || depth < 0) return undefined;
    text += part;
  }
  return depth === 0 && text !== '' ? text : undefined;
}

/** Component values of one layer: a function with what is in it is one. */
export function componentsOf(value: readonly CSSToken[]): CSSToken[][] {
  const parts: CSSToken[][] = [];
  let depth = 0;
  let isOpen = false;
  for (const token of value) {
    const isBetween =
      depth === 0 && (token[0] === TokenType.Whitespace || (token[0] === TokenType.Delim && token[1] === '/'));
    depth = Math.max(0, depth + stepOf(token));
    if (isBetween) isOpen = false;
    else if (isOpen) parts.at(-1)?.push(token);
    else {
      parts.push([token]);
      isOpen = true;
    }
  }
  return parts;
}

/** Keywords of `background` besides its colour: CSS Backgrounds 3, §3.10. */
const noColour = new Set(
  'auto border-box bottom center contain content-box cover fixed left local no-repeat none padding-box repeat repeat-x repeat-y right round scroll space text top'.split(
    ' ',
  ),
);

const isColour = ([first]: readonly CSSToken[]): boolean =>
  first?.[0] === TokenType.Hash ||
  isColourFunction(first) ||
  (first?.[0] === TokenType.Ident && !noColour.has(first[4].value.toLowerCase()));

interface Background {
  colour?: string;
  /** Gradients: pictures that load nothing. */
  picture?: string;
  /** A picture was there that is not loaded. */
  hasLost: boolean;
}

/** Harmless part of a background: the colour of its last layer, the only one with a colour, and its gradients. */
export function readBackground(written: readonly CSSToken[]): Background {
  const layers = splitTokens(withoutVariables(written), TokenType.Comma).map(componentsOf);
  const last = layers.at(-1) ?? [];
  const found = last.find(isColour);
  const colour = found && safeValue(found);
  const pictures = layers.flat().filter(([first]) => isGradient(first));
  const picture = pictures.map((one) => safeValue(one, { hasGradients: true }));
  const isNone = layers.length === 1 && last.length === 1 && /^none$/i.test(last[0]?.[0]?.[1] ?? '');
  const isWhole = layers
    .flat()
    .every((part) => isColour(part) || safeValue(part, { hasGradients: true }) !== undefined);
  return {
    ...(colour ? { colour } : isNone ? { colour: 'transparent' } : {}),
    ...(picture.length > 0 && picture.every((one) => one !== undefined) && { picture: picture.join(', ') }),
    hasLost: !isWhole,
  };
}
