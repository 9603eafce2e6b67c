import type { IconNode } from './manifest';
import { both, list, matching, oneOf, record, type Shape, text } from './shape';

/** The elements that an icon is drawn of. */
const iconElements = ['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'] as const;

/** Their attributes: numbers, paths, points, and `currentColor` or none to fill with. */
const iconAttributes = [
  ...['d', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height'],
  ...['fill', 'stroke-width', 'transform'],
];

const allowedElements: ReadonlySet<string> = new Set(iconElements);
const allowedAttributes: ReadonlySet<string> = new Set(iconAttributes);

/** Elements and attributes of an icon's data that may be rendered; others are left out. */
export const safeIconNodes = (
  nodes: readonly IconNode[],
): (readonly [name: string, attributes: [string, string][]])[] =>
  nodes
    .filter(([name]) => allowedElements.has(name))
    .map(([name, attributes]) => [
      name,
      Object.entries(attributes).filter(([attribute]) => allowedAttributes.has(attribute)),
    ]);

/** All drawings of one app together: ten times what the largest of ours has. */
const maxSvgLength = 20_000;

const element = oneOf(...iconElements);
const value: Shape<string> = matching('numbers or a path', (given) => /^[\w\s.,()+-]*$/.test(given));

const attributes: Shape<Record<string, string>> = both(record(value), (given) =>
  Object.keys(given)
    .filter((name) => !allowedAttributes.has(name))
    .map((name) => `.${name} is not an attribute that is drawn`),
);

const node: Shape<IconNode> = (given) => {
  if (!Array.isArray(given) || given.length !== 2) return [' is not an element and its attributes'];
  return [...element(given[0]).map((issue) => `[0]${issue}`), ...attributes(given[1])];
};

const weightOf = (drawings: Readonly<Record<string, readonly IconNode[]>>): number => {
  let weight = 0;
  for (const nodes of Object.values(drawings))
    for (const [, given] of nodes) for (const one of Object.values(given)) weight += one.length + 20;
  return weight;
};

/** The drawings of an app's icons, by name. */
export const icons: Shape<Record<string, readonly IconNode[]>> = both(record(list(node)), (drawings) =>
  weightOf(drawings) > maxSvgLength ? [` are larger than ${maxSvgLength} characters together`] : [],
);

export const iconName: Shape<string> = both(text, (name) =>
  /^[a-z][a-z0-9-]*$/.test(name) && !(name in Object.prototype) ? [] : [` is "${name}", not the name of an icon`],
);
