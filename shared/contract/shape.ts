/**
 * Says what is wrong with a value: a text for each thing, as it goes on after the value's name
 * (`.paths[0].label is 5, not a text`); none when all is well.
 *
 * The page looks at all manifests of all apps before its first picture: a library that could do the same would make its
 * start 7 kB larger.
 */
export interface Shape<T> {
  (value: unknown): readonly string[];
  /** Never there: it only carries the type. */
  readonly of?: T;
}

const fine: readonly string[] = [];

/** A value in a sentence; only the start of a long one. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A shape in one question. @param what a value that fits is, with its article */
const shape =
  <T>(what: string, fits: (value: unknown) => boolean): Shape<T> =>
  (value) =>
    fits(value) ? fine : [` is ${shown(value)}, not ${what}`];

/** No text of a manifest needs more. */
const maxTextLength = 1000;

export const text: Shape<string> = shape(
  `a text of at most ${maxTextLength} characters`,
  (value) => typeof value === 'string' && value.length <= maxTextLength,
);

export const matching = <T extends string>(what: string, fits: (value: string) => boolean): Shape<T> =>
  shape(what, (value) => typeof value === 'string' && value.length <= maxTextLength && fits(value));

export const oneOf = <T extends string>(...values: readonly T[]): Shape<T> =>
  shape(`one of ${values.join(', ')}`, (value) => values.some((one) => one === value));

/** The key of a thing in an object: none that every object has, which would be found where nothing is. */
export const key: Shape<string> = matching('a name that is free', (name) => name !== '' && !(name in Object.prototype));

export const number: Shape<number> = shape('a number', Number.isFinite);
export const flag: Shape<boolean> = shape('true or false', (value) => typeof value === 'boolean');
export const plain: Shape<string | number | boolean | null> = shape(
  'a text, a number, true, false or null',
  (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
);
export const anyRecord: Shape<Readonly<Record<string, unknown>>> = shape('an object', isRecord);

export const optional =
  <T>(one: Shape<T>): Shape<T | undefined> =>
  (value) =>
    value === undefined ? fine : one(value);

export const nullable =
  <T>(one: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? fine : one(value);

/** No list of a manifest needs more. */
const maxListLength = 500;

export const list =
  <T>(one: Shape<T>): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > maxListLength)
      return [` is ${shown(value)}, not a list of at most ${maxListLength}`];
    let issues = fine;
    for (let index = 0; index < value.length; index += 1) {
      const wrong = one(value[index]);
      if (wrong !== fine) issues = issues.concat(wrong.map((issue) => `[${index}]${issue}`));
    }
    return issues;
  };

export const record =
  <T>(one: Shape<T>): Shape<Record<string, T>> =>
  (value) => {
    if (!isRecord(value)) return anyRecord(value);
    const issues: string[] = [];
    for (const name of Object.keys(value)) for (const issue of one(value[name])) issues.push(`.${name}${issue}`);
    return issues;
  };

/** Looks at an object once, however many values have it as a part: what was read from JSON does not change. */
export function once<T>(one: Shape<T>): Shape<T> {
  const fitting = new WeakSet<object>();
  return (value) => {
    if (isRecord(value) && fitting.has(value)) return fine;
    const issues = one(value);
    if (issues.length === 0 && isRecord(value)) fitting.add(value);
    return issues;
  };
}

type Fields<T> = { readonly [K in keyof T]-?: object extends Pick<T, K> ? Shape<T[K] | undefined> : Shape<T[K]> };

const wrongField = (name: string, item: unknown, wrong: readonly string[]): readonly string[] =>
  wrong.length > 0 && item === undefined ? [`.${name} is missing`] : wrong.map((issue) => `.${name}${issue}`);

/** An object with these fields at least: what is not known is let alone, so that a newer build can say more. */
export function object<T extends object>(fields: Fields<T>): Shape<T> {
  const named = Object.entries<Shape<unknown>>(fields);
  return (value) => {
    if (!isRecord(value)) return anyRecord(value);
    let issues = fine;
    for (const [name, field] of named) {
      const item = Object.hasOwn(value, name) ? value[name] : undefined;
      const wrong = field(item);
      if (wrong !== fine) issues = issues.concat(wrongField(name, item, wrong));
    }
    return issues;
  };
}

const hasPassed = <T>(_: Shape<T>, issues: readonly string[], value: unknown): value is T => issues.length === 0;

/** Does a value fit? */
export const isOf = <T>(one: Shape<T>, value: unknown): value is T => hasPassed(one, one(value), value);

/** A shape, and what else must hold of a value that has it. */
export const both =
  <T>(first: Shape<T>, second: (value: T) => readonly string[]): Shape<T> =>
  (value) => {
    const issues = first(value);
    return hasPassed(first, issues, value) ? second(value) : issues;
  };

/** No reader wants to see more at once. */
const maxIssues = 5;

/** Everything that is wrong with a value, a sentence each, or the first of it where there is much. */
export function issuesOf(one: Shape<unknown>, name: string, value: unknown): string[] {
  const issues = one(value);
  const first = issues.slice(0, maxIssues).map((issue) => `${name}${issue}.`);
  return issues.length > maxIssues ? [...first, `${name} has ${issues.length - maxIssues} more mistakes.`] : first;
}
