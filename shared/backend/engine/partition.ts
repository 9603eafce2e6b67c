/** The account that owns the first records of personal tables. */
export const seedAccount = 1;

/** The name of an account's partition of a table; it is part of stored data. */
export const toPartitionName = (table: string, account: number): string => `${table}@${account}`;

/** The account of a partition; undefined for a table that all share. */
export function accountOfTable(name: string): number | undefined {
  const [, account] = /@(\d+)$/.exec(name) ?? [];
  return account === undefined ? undefined : Number(account);
}

export const tableOfPartition = (name: string): string => name.replace(/@\d+$/, '');
