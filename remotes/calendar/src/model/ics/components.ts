import { type IcsProperty, readLine, unfold } from './contentLines';
import type { Pause } from './pause';

/** A calendar, event or alarm of a file, as far as it can be read. */
export interface IcsComponent {
  /** `VEVENT`. */
  name: string;
  properties: IcsProperty[];
  components: IcsComponent[];
  /** It has lines that are none, which are left out. */
  hasBrokenLine: boolean;
  isComplete: boolean;
}

const createComponent = (name: string): IcsComponent => ({
  name,
  properties: [],
  components: [],
  hasBrokenLine: false,
  isComplete: false,
});

/** So many lines are read before the page may answer: they take a millisecond. */
const slice = 200;

/** No program nests components deeper; a file made of beginnings alone must cost no more than others. */
const maxDepth = 8;

const parents: Record<string, string> = { VEVENT: 'VCALENDAR', VTIMEZONE: 'VCALENDAR', VALARM: 'VEVENT' };

/**
 * The components of a file, in an invisible root. Line by line, so that what is broken, or cut off, spoils nothing else of
 * it; `pause` lets the page answer in between.
 */
export async function readComponents(text: string, pause: Pause): Promise<IcsComponent> {
  const root = createComponent('');
  const open = [root];
  const innermost = () => open[open.length - 1] ?? root;
  /** Leaves what is open within the last component of that name; false where there is none. */
  const backTo = (name: string) => {
    const index = open.findLastIndex((one) => one.name === name);
    if (index > 0) open.length = index + 1;
    return index > 0;
  };
  const begin = (name: string) => {
    // Anything that has no end before the next one of its kind begins is left as it is: incomplete.
    if (name === 'VCALENDAR') open.length = 1;
    else if (parents[name]) backTo(parents[name]);
    const component = createComponent(name);
    innermost().components.push(component);
    if (open.length < maxDepth) open.push(component);
  };
  let count = 0;
  for (const line of unfold(text)) {
    if (++count % slice === 0) await pause();
    const property = readLine(line);
    const name = property?.value.trim().toUpperCase() ?? '';
    if (!property) innermost().hasBrokenLine = true;
    else if (property.name === 'BEGIN') begin(name);
    else if (property.name !== 'END') innermost().properties.push(property);
    else if (backTo(name)) {
      innermost().isComplete = true;
      open.length--;
    }
  }
  return root;
}

export const propertiesOf = ({ properties }: IcsComponent, name: string): IcsProperty[] =>
  properties.filter((property) => property.name === name);

/** The first one; one that is blank says nothing. */
export const propertyOf = (component: IcsComponent, name: string): IcsProperty | undefined =>
  component.properties.find((property) => property.name === name && property.value.trim() !== '');

export const componentsOf = ({ components }: IcsComponent, name: string): IcsComponent[] =>
  components.filter((component) => component.name === name);
