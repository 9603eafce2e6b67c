export interface HostPage {
  lang: string;
  dir: string;
  title: string;
}

/** The elements around every page, and their attributes that decide the appearance and use of everything inside. */
const roots = {
  html: () => document.documentElement,
  body: () => document.body,
  shell: () => document.getElementById('root'),
};
const attributes = ['class', 'style', 'inert', 'hidden', 'aria-hidden', 'contenteditable'] as const;

interface RootAttribute {
  root: keyof typeof roots;
  name: (typeof attributes)[number];
}

/** The host gives its roots none of these while a page is open. */
type RootAttributeValues = readonly (RootAttribute & { value: string | null })[];

const readAttribute = ({ root, name }: RootAttribute): string | null => roots[root]()?.getAttribute(name) ?? null;

const all: readonly RootAttribute[] = (['html', 'body', 'shell'] as const).flatMap((root) =>
  attributes.map((name) => ({ root, name })),
);

export const readRootAttributes = (): RootAttributeValues => all.map((one) => ({ ...one, value: readAttribute(one) }));

/** A library that cleans up leaves `class=""` behind; to be there at all means something for the others. */
function isSame(name: string, one: string | null, other: string | null): boolean {
  if (name !== 'class' && name !== 'style') return one === other;
  return (one ?? '').trim() === (other ?? '').trim();
}

function restoreAttribute(element: HTMLElement | null, name: string, value: string | null): void {
  if (value === null) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/**
 * Restores the document to the host's state.
 * @returns what an app had left changed: `html dir`, `document title`, `body class`
 */
export function restoreDocument({ lang, dir, title }: HostPage, looks: RootAttributeValues): string[] {
  const changed: string[] = [];
  const html = document.documentElement;
  for (const [name, wanted] of Object.entries({ lang, dir })) {
    if (html.getAttribute(name) === wanted) continue;
    changed.push(`html ${name}`);
    html.setAttribute(name, wanted);
  }
  if (document.title !== title) {
    changed.push('document title');
    document.title = title;
  }
  for (const { root, name, value } of looks) {
    if (isSame(name, readAttribute({ root, name }), value)) continue;
    changed.push(`${root} ${name}`);
    restoreAttribute(roots[root](), name, value);
  }
  return changed;
}

/** The host listens by `addEventListener()` alone: a handler of the window's is an app's. */
function removeHandlers(): string[] {
  const left = Object.keys(window).filter(
    (name) => name.startsWith('on') && typeof Reflect.get(window, name) === 'function',
  );
  for (const name of left) Reflect.set(window, name, null);
  return left;
}

/** The methods of the history are its prototype's: a property of the instance was set by an app. */
const restoreHistory = (): string[] => Object.keys(history).filter((name) => Reflect.deleteProperty(history, name));

/**
 * Removes handlers such as `onbeforeunload`, and methods of the history that an app has replaced.
 * @returns their names
 */
export const restoreCalls = (): string[] => [...removeHandlers(), ...restoreHistory()];

/** React marks the elements that it renders and its containers: those are the kit's and close with their owner. */
const isOfReact = (element: Element): boolean => Object.keys(element).some((key) => /^_+react/.test(key));

const parts = [0.1, 0.5, 0.9];

/** The elements under nine points of the window: a click would hit these. */
const metElements = (): Set<Element> =>
  new Set(parts.flatMap((x) => parts.flatMap((y) => document.elementFromPoint(innerWidth * x, innerHeight * y) ?? [])));

/**
 * Removes elements that an app has left over the page, where they block what is below.
 * @param host elements that were there before any app
 * @returns what it was
 */
export function removeCovers(host: ReadonlySet<Element>): string[] {
  const left = [...document.body.children].filter((element) => !host.has(element) && !isOfReact(element));
  if (left.length === 0) return [];
  const met = [...metElements()];
  return left
    .filter((element) => met.some((one) => element.contains(one)))
    .map((element) => {
      element.remove();
      return `<${element.localName}> over the page`;
    });
}
