import { nearest } from './nearest';

type Shape = (value: unknown) => readonly string[];

interface Looked {
  place: string;
  target: object;
  /** The keys that the shape has asked for, whether or not they are there. */
  asked: Set<string>;
  /** It has gone through all keys: none is unknown. */
  isWhole: boolean;
}

/** An object that notes which of its keys are asked for, and so do all objects in it. */
function watched(target: object, place: string, seen: Looked[]): object {
  const looked: Looked = { place, target, asked: new Set(), isWhole: Array.isArray(target) };
  seen.push(looked);
  return new Proxy(target, {
    getOwnPropertyDescriptor(object, key) {
      if (typeof key === 'string') looked.asked.add(key);
      return Reflect.getOwnPropertyDescriptor(object, key);
    },
    ownKeys(object) {
      looked.isWhole = true;
      return Reflect.ownKeys(object);
    },
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'object' || value === null || typeof key !== 'string') return value;
      return watched(value, Array.isArray(object) ? `${place}[${key}]` : `${place}.${key}`, seen);
    },
  });
}

/**
 * Keys that a shape does not ask for, a sentence each: a page leaves them alone, so what was meant by one that is misspelt
 * (`requries`) would not hold.
 * @param value fits the shape, and is what JSON can say
 */
export function unknownKeys(shape: Shape, name: string, value: unknown): string[] {
  const copy: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  if (typeof copy !== 'object' || copy === null) return [];
  const seen: Looked[] = [];
  shape(watched(copy, name, seen));
  const issues = seen
    // What a shape takes as it is, such as the schema of an argument, it asks for nothing.
    .filter(({ isWhole, asked }) => !isWhole && asked.size > 0)
    .flatMap(({ place, target, asked }) =>
      Object.keys(target)
        .filter((key) => !asked.has(key))
        .map((key) => {
          const meant = nearest(key, [...asked]);
          return `${place} has "${key}", which means nothing${meant ? `: did you mean "${meant}"?` : ': leave it out.'}`;
        }),
    );
  return [...new Set(issues)];
}
