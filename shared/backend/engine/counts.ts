import type { AppBackend, Row, TableKey } from '..';
import type { BackendCatalog } from './catalog';
import { accountOfTable, seedAccount, tableOfPartition, toPartitionName } from './partition';
import type { Unit } from './Unit';

/** The count of one badge: kept, so that no backend has to be loaded for the menu. */
interface Count extends Row {
  /** The field of GET /apps/counts; of what counts for each person also `field/person`, and `field/others` for who is not named. */
  id: string;
  count: number;
}

export const countsKey: TableKey<Count> = { name: 'counts' };

type Reader = number | null;

const personalId = (field: string, person: Reader | 'others'): string => `${field}/${person}`;

const fieldOf = ({ id }: Count): string | undefined => (id.includes('/') ? id.slice(0, id.indexOf('/')) : undefined);

/** Updates the counts of a backend's badges: for the account of the unit, where rows are accounts' own. */
export async function updateCounts(
  unit: Unit,
  { counts = {}, personalCounts = {}, tables }: AppBackend,
): Promise<void> {
  const table = unit.rows(countsKey);
  const isOwn = unit.account !== undefined && unit.account > 0 && tables.some(({ isPersonal }) => isPersonal);
  const setCount = (id: string, count: number) => {
    if (table.get(id)?.count !== count) table.put({ id, count });
  };
  for (const [field, read] of Object.entries(counts))
    setCount(isOwn ? toPartitionName(field, unit.account ?? 0) : field, await read(unit));
  for (const [field, read] of Object.entries(personalCounts)) {
    const own = new Map([...(await read(unit))].map(([person, count]) => [personalId(field, person), count]));
    // A person with nothing left is still counted, and so is everybody whom the manifest spoke for until now.
    for (const row of table.all()) if (fieldOf(row) === field && !own.has(row.id)) setCount(row.id, 0);
    setCount(personalId(field, 'others'), 0);
    for (const [id, count] of own) setCount(id, count);
  }
}

/** The counts of all badges for a person: as counted last, or as the manifests state of apps that nobody has opened yet. */
export function readCounts(
  unit: Unit,
  catalog: BackendCatalog,
  person: Reader = unit.person?.id ?? null,
): Record<string, number> {
  const { account } = unit;
  const table = unit.rows(countsKey);
  const sources = catalog.sources().map(([, source]) => source);
  // The first records of personal tables are the first account's: of the others nothing is known before.
  const isSeeded = account === undefined || account === seedAccount;
  const resting = isSeeded ? sources.flatMap(({ counts = {} }) => Object.entries(counts)) : [];
  const isShown = (id: string) => accountOfTable(id) === undefined || accountOfTable(id) === account;
  const counted = table
    .all()
    .filter((row) => fieldOf(row) === undefined && isShown(row.id))
    .map(({ id, count }) => [tableOfPartition(id), count] as const);
  const first = new Map(sources.flatMap(({ personalCounts = {} }) => Object.entries(personalCounts)));
  const personal = new Set([...first.keys(), ...table.all().flatMap((row) => fieldOf(row) ?? [])]);
  const own = [...personal].map((field) => {
    const row = table.get(personalId(field, person)) ?? table.get(personalId(field, 'others'));
    return [field, row?.count ?? first.get(field)?.[`${person}`] ?? 0] as const;
  });
  return Object.fromEntries([...resting, ...counted, ...own]);
}

/** The count of one badge: `field`, or `field/person`. */
export function readCount(unit: Unit, catalog: BackendCatalog, field: string): number {
  const [name = '', person] = field.split('/');
  return readCounts(unit, catalog, person === undefined ? undefined : Number(person))[name] ?? 0;
}
