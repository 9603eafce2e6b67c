/** Place in the log of changes: the transaction of an entry, and its number; `12-7`. */
export type Position = `${number}-${number}`;

export const beforeAll: Position = '0-0';

/** Null where the text is none. */
export function readPosition(text: unknown): Position | null {
  const [, transaction, entry] = (typeof text === 'string' && /^(\d{1,19})-(\d{1,15})$/.exec(text)) || [];
  return transaction === undefined ? null : `${Number(transaction)}-${Number(entry)}`;
}

export const partsOf = (position: Position): [transaction: string, entry: number] => {
  const [transaction = '0', entry = '0'] = position.split('-');
  return [transaction, Number(entry)];
};

/** True where one entry comes after another. */
export function isAfter(one: Position, other: Position): boolean {
  const [[transaction, entry], [otherTransaction, otherEntry]] = [partsOf(one), partsOf(other)];
  return transaction === otherTransaction ? entry > otherEntry : Number(transaction) > Number(otherTransaction);
}
