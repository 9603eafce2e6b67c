interface Named {
  id: number;
  fullName: string;
}

const maxMentions = 20;
const maxNameLength = 100;

/** What the names of people begin with who may be named in a text: up to a place where a name may end. */
export const firstWordsOf = (text: string): string[] =>
  text
    .split('@')
    .slice(1, maxMentions + 1)
    .flatMap((rest) => {
      const [word = ''] = rest.slice(0, maxNameLength).split(' ');
      const ends = [...word.matchAll(/(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/gu)].map(({ index }) => index);
      return [...ends.map((end) => word.slice(0, end)), word].filter(Boolean);
    });

/** People named after an @, by full or first name; an ambiguous first name means all of them. */
export function mentionedIn(text: string, people: readonly Named[]): number[] {
  const said = text.toLowerCase().split('@').slice(1);
  const isNamed = (name: string) =>
    said.some((rest) => rest.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
  const whole = people.filter(({ fullName }) => isNamed(fullName));
  if (whole.length > 0) return whole.map(({ id }) => id);
  return people.filter(({ fullName }) => isNamed(fullName.split(' ')[0] ?? fullName)).map(({ id }) => id);
}

interface BegunMention {
  /** Place of the @. */
  from: number;
  q: string;
}

/** The name that is being typed: an @ after a blank, and up to three words before the caret; null where there is none. */
export function mentionBefore(text: string, caret: number): BegunMention | null {
  const line = text.slice(Math.max(0, caret - 60), caret);
  const match = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]{0,30}(?: [\p{L}\p{M}\p{N}.'’-]{0,30}){0,2})$/u.exec(line);
  if (!match) return null;
  const q = match[1] ?? '';
  return { from: caret - q.length - 1, q };
}
