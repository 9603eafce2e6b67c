export interface Prop {
  name: string;
  type: string;
  isOptional: boolean;
  text: string;
  /** Default value, as written in code. */
  standard?: string;
}

const member = /^ {2}(?:\/\*\*(?<text>(?:(?!\*\/)[\s\S])*)\*\/\n {2})?(?<name>[\w'-]+)(?<optional>\?)?(?<rest>[:(])/gm;

/** The declaration of a member, up to the semicolon that ends it outside of brackets. */
function typeAt(source: string, start: number): string {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (sign === ';' && depth === 0) return source.slice(start, index).replace(/\s+/g, ' ').trim();
  }
  return source.slice(start).trim();
}

/** Default values by prop, read from the destructuring in a component's parameters. */
export function readStandards(source: string, component: string): ReadonlyMap<string, string> {
  const unpacked = source.match(new RegExp(`export function ${component}(?:<[^(]*>)?\\(\\{([^}]*)\\}: `))?.[1] ?? '';
  return new Map(
    [...unpacked.matchAll(/(\w+) = ('[^']*'|[\w.-]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The props that an interface declares; those that it takes over from another one are not among them. */
export function readProps(declaration: string): Prop[] {
  return [...declaration.matchAll(member)].map(({ index, groups = {}, 0: all }) => ({
    name: groups.name ?? '',
    type: typeAt(declaration, index + all.length - (groups.rest === '(' ? 1 : 0)),
    isOptional: groups.optional === '?',
    text: (groups.text ?? '').replace(/\s*\n\s*\* ?/g, ' ').trim(),
  }));
}
