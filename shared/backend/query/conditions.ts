import { toPlainText } from '@atrium/contract/values';
import { CompoundCondition, type Condition, DocumentCondition, FieldCondition } from '@ucast/core';

export type Value = string | number | boolean | null;

/** A condition as data, on the columns that it names: a table takes conditions on its own columns alone. */
export type Where<Column extends string = string> = Condition & { readonly column?: Column };

type Maybe<T> = T | null | undefined;

const on =
  (operator: string) =>
  <Column extends string>(column: Column, value: Value): Where<Column> =>
    new FieldCondition(operator, column, value);

/** Equal; `null` is equal to what is missing. */
export const eq = on('eq');
/** Not equal; what is missing differs from every value. */
export const ne = on('ne');
/** Below a value; what is missing is neither below nor above one. */
export const lt = on('lt');
export const lte = on('lte');
export const gt = on('gt');
export const gte = on('gte');
/** True where a list has this value. */
export const has = on('has');

/** True where a text of a list contains this one, as they are: a list of folded texts is asked for a folded one. */
export const contains = <Column extends string>(column: Column, text: string): Where<Column> =>
  new FieldCondition('contains', column, text);

/** One of some values; of none, never. */
export const oneOf = <Column extends string>(column: Column, values: readonly Value[]): Where<Column> =>
  new FieldCondition('in', column, values);

/** From one value to another, both in; an end that is absent is open. */
export const between = <Column extends string>(column: Column, from: Maybe<Value>, to: Maybe<Value>): Where<Column> =>
  and(from !== null && from !== undefined && gte(column, from), to !== null && to !== undefined && lte(column, to));

/** All of them; of none, always. What is `false`, null or undefined counts for nothing. */
export const and = <Column extends string>(...conditions: readonly (Maybe<Where<Column>> | false)[]): Where<Column> =>
  new CompoundCondition(
    'and',
    conditions.filter((one) => isCondition(one)),
  );

/** Any of them; of none, never. What is `false`, null or undefined counts for nothing. */
export const or = <Column extends string>(...conditions: readonly (Maybe<Where<Column>> | false)[]): Where<Column> =>
  new CompoundCondition(
    'or',
    conditions.filter((one) => isCondition(one)),
  );

export const not = <Column extends string>(condition: Where<Column>): Where<Column> =>
  new CompoundCondition('not', [condition]);

const isCondition = <Column extends string>(one: Maybe<Where<Column>> | false): one is Where<Column> =>
  one !== false && one !== null && one !== undefined;

const maxWords = 8;
const maxLength = 200;

/** The words of a search text, folded: at most 8, of 200 characters in all. */
export const toSearchWords = (text: Maybe<string>): string[] =>
  toPlainText((text ?? '').slice(0, maxLength))
    .split(/\s+/, maxWords)
    .filter(Boolean);

/**
 * Each word of a text is somewhere in the searched texts of the row, in any case and with or without accents; always true
 * of a text without words.
 */
export const search = (text: Maybe<string>): Where<never> => new DocumentCondition('search', toSearchWords(text));

/** The same for words beside each other, as they follow in one of the searched texts. */
export const phrase = (text: string): Where<never> =>
  new DocumentCondition('search', [toPlainText(text.slice(0, maxLength)).trim()]);
