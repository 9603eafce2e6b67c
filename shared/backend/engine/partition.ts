/** The account that owns the first records of personal tables. */
export const seedAccount = 1;

/** The name of an account's own part of a table. */
export const toPartName = (table: string, account: number): string => `${table}@${account}`;

/** Whose part of a table it is; undefined for one that all share. */
export function accountOfTable(name: string): number | undefined {
  const [, account] = /@(\d+)$/.exec(name) ?? [];
  return account === undefined ? undefined : Number(account);
}

/** The name of the table that a part belongs to. */
export const tableOfPart = (name: string): string => name.replace(/@\d+$/, '');
