import type { AppBackend } from '@atrium/backend';
import type { Unit } from '@atrium/backend/engine';

type Person = number | null;

async function countOf({ counts = {}, personalCounts = {} }: AppBackend, unit: Unit, field: string, person: Person) {
  const count = counts[field];
  if (count) return count(unit);
  return (await personalCounts[field]?.(unit))?.get(person) ?? 0;
}

/** The counts of all badges for the account of a unit of work: they are counted when they are asked for. */
export async function countBadges(unit: Unit, backends: readonly AppBackend[]): Promise<Record<string, number>> {
  const person = unit.person?.id ?? null;
  const counted: Promise<readonly [string, number]>[] = [];
  for (const backend of backends) {
    const { counts = {}, personalCounts = {} } = backend;
    for (const field of [...Object.keys(counts), ...Object.keys(personalCounts)])
      counted.push(countOf(backend, unit, field, person).then((count) => [field, count] as const));
  }
  return Object.fromEntries(await Promise.all(counted));
}

/** The count of one badge: `field`, or `field/person`. */
export async function countBadge(unit: Unit, backends: readonly AppBackend[], asked: string): Promise<number> {
  const [field = '', person] = asked.split('/');
  const backend = backends.find(({ counts, personalCounts }) => counts?.[field] ?? personalCounts?.[field]);
  return backend ? countOf(backend, unit, field, person === undefined ? (unit.person?.id ?? null) : Number(person)) : 0;
}
