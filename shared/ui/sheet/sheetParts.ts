import { columnName } from '../table/toSheetFile';
import { columnOf, Extent } from './sheetExtent';
import { SheetFileError } from './sheetFileError';

/** The texts of a spreadsheet (ISO/IEC 29500-1, 12.3) by their paths. */
export type SheetTexts = ReadonlyMap<string, string>;

/** So much of a sheet is read in one go, in characters; then others have their turn. */
const charactersAtOnce = 128 * 1024;
/** One row has at most as many cells as there are columns. */
const maxRowCharacters = 4 * 1024 * 1024;

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Paths of the first sheet and of the texts that cells share, by the workbook and its relations. */
function findPaths(texts: SheetTexts): { sheet: string | undefined; shared: string | undefined } {
  const [tag = ''] = /<(?:\w+:)?sheet\s[^<>]*>/.exec(texts.get('xl/workbook.xml') ?? '') ?? [];
  const id = attribute(tag, '\\w+:id');
  const relations = texts.get('xl/_rels/workbook.xml.rels')?.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? [];
  const pathOf = (isWanted: (relation: string) => boolean): string | undefined => {
    const target = attribute(relations.find(isWanted) ?? '', 'Target');
    return target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  };
  return {
    sheet: pathOf((relation) => id !== undefined && attribute(relation, 'Id') === id),
    shared: pathOf((relation) => attribute(relation, 'Type')?.endsWith('/sharedStrings') ?? false),
  };
}

/** Up to the end of the last element of a name: before it, each one that begins also ends. */
const upToLast = (text: string, name: string): string =>
  text.slice(0, text.lastIndexOf(`</${name}>`) + name.length + 3);

/** The texts that cells share, each as its markup. */
function* listShared(text: string): Generator<undefined, string[]> {
  const items: string[] = [];
  const [, prefix = ''] = /<((?:\w+:)?)sst[\s>]/.exec(text) ?? [];
  const item = new RegExp(`<${prefix}si(?:\\s[^<>]*)?(?:/>|>[\\s\\S]*?</${prefix}si>)`, 'g');
  for (const [markup] of upToLast(text, `${prefix}si`).matchAll(item)) {
    items.push(markup);
    if (items.length % 2_000 === 0) yield;
  }
  return items;
}

/**
 * Rows counted from their first one, so that a part has no empty rows before it, and how many there are before. Rows and cells
 * need not say which they are (ISO/IEC 29500-1, 18.3.1.4 and 18.3.1.73): then each follows the one before.
 */
function countAnew(rows: string, prefix: string): { rows: string; before: number | undefined } {
  let before: number | undefined;
  const extent = new Extent();
  let [isFirst, row, column] = [true, 0, 0];
  const tag = new RegExp(`<${prefix}(row|c)(?=[\\s/>])([^<>]*)>`, 'g');
  const counted = rows.replace(tag, (_, name: string, rest: string) => {
    const [written = '', letters = '', number] = /\sr="([A-Z]*)(\d+)"/.exec(rest) ?? [];
    if (name === 'row') {
      row = number ? Number(number) : row + 1;
      if (isFirst && number) before = row - 1;
      [isFirst, column] = [false, 0];
    } else column = letters ? columnOf(letters) : column + 1;
    const isFilled = name === 'c' && !rest.endsWith('/');
    if (isFilled) extent.add(row, column);
    const place = `${name === 'c' ? letters || columnName(column - 1) : ''}${row - (before ?? 0)}`;
    return `<${prefix}${name} r="${place}"${rest.replace(written, '')}>`;
  });
  return { rows: counted, before };
}

/**
 * Most characters of shared texts over all parts: few texts that many cells name would be read again and again. A cell has
 * 32,767 at most (18.18.93), more with the markup of its looks.
 */
const maxSharedCharacters = 64 * 1024 * 1024;
const maxTextCharacters = 256 * 1024;

/** Workbook, relations and looks, which each part brings along; charts and the like are no matter here. */
const maxOtherCharacters = 4 * 1024 * 1024;

/** The library takes long over an element with very many attributes; no spreadsheet has such. */
const longTag = /<[^<>]{8192}/;

/** @throws SheetFileError where the library would take too long over a text */
export function checkTags(text: string): string {
  if (longTag.test(text)) throw new SheetFileError('broken');
  return text;
}

/** What a part needs besides rows and shared texts. */
function listOthers(texts: SheetTexts): (readonly [string, string])[] {
  const others = [...texts].filter(([name]) => /^(?:xl\/[^/]+\.xml|.*\.rels)$|Content_Types/.test(name));
  const size = others.reduce((sum, [, text]) => sum + checkTags(text).length, 0);
  if (size > maxOtherCharacters) throw new SheetFileError('large');
  return others;
}

/** Counts what parts bring along. */
class SharedBudget {
  #left = maxSharedCharacters;

  take(markup: string): string {
    this.#left -= checkTags(markup).length;
    if (this.#left < 0 || markup.length > maxTextCharacters) throw new SheetFileError('large');
    return markup;
  }
}

/** Rows whose cells name the shared texts by new numbers, and these texts alone: a part brings what it needs. */
function withOwnTexts(
  rows: string,
  prefix: string,
  shared: readonly string[],
  budget: SharedBudget,
): { rows: string; shared: string[] } {
  const numbers = new Map<number, number>();
  const own: string[] = [];
  const numberOf = (index: number): number => {
    const known = numbers.get(index);
    if (known !== undefined) return known;
    numbers.set(index, own.length);
    return own.push(budget.take(shared[index] ?? '<si><t></t></si>')) - 1;
  };
  const cell = new RegExp(`<${prefix}c(\\s[^<>]*)>[\\s\\S]*?</${prefix}c>`, 'g');
  const cells = upToLast(rows, `${prefix}c`);
  const named = cells.replace(cell, (markup, attributes: string) =>
    /\st="s"/.test(attributes)
      ? markup.replace(
          /(<(?:\w+:)?v>)\s*(\d+)\s*</,
          (_, tag: string, index: string) => `${tag}${numberOf(Number(index))}<`,
        )
      : markup,
  );
  return { rows: named + rows.slice(cells.length), shared: own };
}

/** Cells and rows without anything in them: spreadsheets write them for the sake of their looks. */
const emptyOnes = /<(?:\w+:)?(?:c|row)(?:\s[^<>]*)?\/>/g;

interface SheetPart {
  texts: SheetTexts;
  /** Rows of the sheet before the part; undefined where rows do not say which they are. */
  before: number | undefined;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/**
 * A spreadsheet in parts of some rows of its first sheet, each a spreadsheet of its own, which a library reads in one go;
 * undefined comes in between, so that others have their turn. Null where its first sheet is not found: it is read whole.
 * @throws SheetFileError where cells are further off than a page's table goes
 */
export function sheetParts(texts: SheetTexts): Generator<SheetPart | undefined, void> | null {
  const paths = findPaths(texts);
  const sheet = texts.get(paths.sheet ?? '');
  const begin = sheet ? /<((?:\w+:)?)sheetData(?:\s[^<>]*)?>/.exec(sheet) : null;
  if (!paths.sheet || !sheet || !begin || begin[0].endsWith('/>')) return null;
  const prefix = begin[1] ?? '';
  const [start, end] = [begin.index + begin[0].length, sheet.lastIndexOf(`</${prefix}sheetData>`)];
  if (end < start) return null;
  const others = listOthers(new Map([...texts].filter(([name]) => name !== paths.shared)));
  const [rowEnd, sheetEnd] = [`</${prefix}row>`, `</${prefix}sheetData></${prefix}worksheet>`];
  const budget = new SharedBudget();
  const toPart = (cut: string, shared: readonly string[]): SheetPart => {
    const { rows, before } = countAnew(checkTags(cut), prefix);
    const own = withOwnTexts(rows.replace(emptyOnes, ''), prefix, shared, budget);
    const list = `<sst xmlns="${main}" xmlns:x="${main}">${own.shared.join('')}</sst>`;
    const written = [[paths.sheet ?? '', sheet.slice(0, start) + own.rows + sheetEnd] as const];
    return {
      texts: new Map([...others, ...(paths.shared ? [[paths.shared, list] as const] : []), ...written]),
      before,
    };
  };
  return (function* () {
    const shared = yield* listShared(texts.get(paths.shared ?? '') ?? '');
    for (let at = start; at < end; ) {
      const close = sheet.indexOf(rowEnd, at + charactersAtOnce);
      const next = close < 0 || close > end ? end : close + rowEnd.length;
      if (next - at > maxRowCharacters) throw new SheetFileError('large');
      yield toPart(sheet.slice(at, next), shared);
      at = next;
    }
  })();
}
