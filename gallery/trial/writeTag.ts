/** Maximum width of a line of code. */
const widest = 72;

interface Tag {
  name: string;
  /** In JSX: `size="small"`. */
  props: readonly string[];
  /** Children; undefined for a self-closing tag. */
  inside: string | undefined;
}

/** A component in code: on one line where it fits, with a line for each prop where it does not. */
export function writeTag({ name, props, inside }: Tag): string {
  const head = ['<', [name, ...props].join(' ')].join('');
  const short = inside === undefined ? `${head} />` : `${head}>${inside}</${name}>`;
  if (short.length <= widest) return short;
  const lines = props.map((prop) => `  ${prop}`);
  if (inside === undefined) return [`<${name}`, ...lines, '/>'].join('\n');
  if (head.length < widest) return [`${head}>`, `  ${inside}`, `</${name}>`].join('\n');
  return [`<${name}`, ...lines, '>', `  ${inside}`, `</${name}>`].join('\n');
}

/** A prop in code: `isOpen`, `isOpen={false}`, `size="small"`, `count={3}`. */
export function writeProp(name: string, value: string | number | boolean): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`;
}
