import type { Nameable } from './readMarks';

export const namesOf = (name: string): string[] => [
  ...new Set([name, name.replace(/\s+/g, '-'), name.replace(/\s+/g, '')]),
];

/** People by full name; by first name if it is unique. */
export function namesOfPeople(fullNames: readonly string[]): Nameable<string>[] {
  const firstNames = fullNames.map((name) => name.split(' ')[0] ?? name);
  return fullNames.map((id, index) => {
    const first = firstNames[index] ?? id;
    const isOnlyOne = firstNames.filter((name) => name === first).length === 1;
    return { id, names: [...namesOf(id), ...(isOnlyOne ? [first] : [])] };
  });
}
