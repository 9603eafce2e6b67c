import { type IcsProperty, readLine, unfold } from './contentLines';
import type { Pause } from './pause';

/** Calendar, event or alarm of a file, as far as it is readable. */
export interface IcsComponent {
  /** `VEVENT`. */
  name: string;
  properties: IcsProperty[];
  components: IcsComponent[];
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

/** Lines read before the page may respond: about a millisecond. */
const slice = 200;

/** No program nests deeper; a file of BEGIN lines alone must not cost more than others. */
const maxDepth = 8;

/** Parts of a calendar: where one begins, what was open before it is over. */
const parts = new Set(['VEVENT', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VFREEBUSY']);

/**
 * Components of a file, below an invisible root. Parsed line by line, so that a broken or truncated part leaves the
 * rest intact; `pause` lets the page respond.
 */
export async function readComponents(text: string, pause: Pause): Promise<IcsComponent> {
  const root = createComponent('');
  const open = [root];
  const innermost = () => open[open.length - 1] ?? root;
  /** Closes components up to the last one of that name; false if there is none. */
  const backTo = (name: string) => {
    const index = open.findLastIndex((one) => one.name === name);
    if (index > 0) open.length = index + 1;
    return index > 0;
  };
  const begin = (name: string) => {
    // A component without END before the next BEGIN of its kind stays incomplete.
    if (name === 'VCALENDAR') open.length = 1;
    else if (parts.has(name)) backTo('VCALENDAR');
    else if (name === 'VALARM') backTo('VEVENT');
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

/** The first property of that name; blank ones do not count. */
export const propertyOf = (component: IcsComponent, name: string): IcsProperty | undefined =>
  component.properties.find((property) => property.name === name && property.value.trim() !== '');

export const componentsOf = ({ components }: IcsComponent, name: string): IcsComponent[] =>
  components.filter((component) => component.name === name);
