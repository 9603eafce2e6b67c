import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

export interface Declaration {
  /** In lower case. */
  name: string;
  value: readonly CSSToken[];
  isImportant: boolean;
}

/** Longer style attributes and sheets are no design. */
const maxCss = 200_000;

/** Tokens of CSS (CSS Syntax 3, §4): strings, URLs, escapes and comments are what the standard makes of them. */
export const tokensOf = (css: string): CSSToken[] =>
  tokenize({ css: css.slice(0, maxCss) }).filter(([type]) => type !== TokenType.Comment && type !== TokenType.EOF);

const isSpace = (token: CSSToken | undefined): boolean => token?.[0] === TokenType.Whitespace;

const opening = new Set<string>([TokenType.Function, TokenType.OpenParen, TokenType.OpenSquare, TokenType.OpenCurly]);
const closing = new Set<string>([TokenType.CloseParen, TokenType.CloseSquare, TokenType.CloseCurly]);

/** How much deeper in brackets a place is after a token. */
export const stepOf = ([type]: CSSToken): -1 | 0 | 1 => (opening.has(type) ? 1 : closing.has(type) ? -1 : 0);

/** Divides tokens at those of a type that are in no brackets. */
export function splitTokens(tokens: readonly CSSToken[], type: TokenType): CSSToken[][] {
  const parts: CSSToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth = Math.max(0, depth + stepOf(token));
    if (depth === 0 && token[0] === type) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

export function trimTokens(tokens: readonly CSSToken[]): CSSToken[] {
  const first = tokens.findIndex((token) => !isSpace(token));
  const last = tokens.findLastIndex((token) => !isSpace(token));
  return first < 0 ? [] : tokens.slice(first, last + 1);
}

/** More in one value are made to be slow. */
const maxTokens = 300;

function toDeclaration(tokens: readonly CSSToken[]): Declaration | undefined {
  const [name, ...rest] = trimTokens(tokens);
  const after = trimTokens(rest);
  if (name?.[0] !== TokenType.Ident || after[0]?.[0] !== TokenType.Colon) return undefined;
  const value = trimTokens(after.slice(1));
  if (value.length > maxTokens) return undefined;
  const last = value.at(-1);
  const bang = trimTokens(value.slice(0, -1)).at(-1);
  const isImportant =
    last?.[0] === TokenType.Ident &&
    /^important$/i.test(last[4].value) &&
    bang?.[0] === TokenType.Delim &&
    bang[1] === '!';
  return {
    name: name[4].value.toLowerCase(),
    value: isImportant && bang ? trimTokens(value.slice(0, value.lastIndexOf(bang))) : value,
    isImportant,
  };
}

/** Declarations of a style attribute or of a rule's block (CSS Syntax 3, §5.5.4). */
export const toDeclarations = (tokens: readonly CSSToken[]): Declaration[] =>
  splitTokens(tokens, TokenType.Semicolon).flatMap((part) => toDeclaration(part) ?? []);

export const declarationsOf = (css: string): Declaration[] => toDeclarations(tokensOf(css));

/** Value in lower case, as it is written. */
export const textOfValue = (value: readonly CSSToken[]): string =>
  value
    .map(([, raw]) => raw)
    .join('')
    .trim()
    .toLowerCase();
