interface Named {
  id: number;
  fullName: string;
}

/** People named after an @, by full or first name; an ambiguous first name means all of them. */
export function mentionedIn(text: string, people: readonly Named[]): number[] {
  const said = text.toLowerCase().split('@').slice(1);
  const isNamed = (name: string) =>
    said.some((rest) => rest.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
  const whole = people.filter(({ fullName }) => isNamed(fullName));
  if (whole.length > 0) return whole.map(({ id }) => id);
  return people.filter(({ fullName }) => isNamed(fullName.split(' ')[0] ?? fullName)).map(({ id }) => id);
}
