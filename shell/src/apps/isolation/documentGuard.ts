/** What the host has put into the document around its pages. */
export interface HostPage {
  lang: string;
  dir: string;
  title: string;
}

/** What holds all of the page, and what of it decides how all looks and whether it can be used. */
const roots = {
  html: () => document.documentElement,
  body: () => document.body,
  frame: () => document.getElementById('root'),
};
const attributes = ['class', 'style', 'inert', 'hidden', 'aria-hidden', 'contenteditable'] as const;

interface RootAttribute {
  root: keyof typeof roots;
  name: (typeof attributes)[number];
}

/** The host gives its roots none of these while a page is open. */
export type RootLooks = readonly (RootAttribute & { value: string | null })[];

const readAttribute = ({ root, name }: RootAttribute): string | null => roots[root]()?.getAttribute(name) ?? null;

const all: readonly RootAttribute[] = (['html', 'body', 'frame'] as const).flatMap((root) =>
  attributes.map((name) => ({ root, name })),
);

export const readRootLooks = (): RootLooks => all.map((one) => ({ ...one, value: readAttribute(one) }));

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
 * Puts the document back to how the host wants it.
 * @returns what an app had left changed: `html dir`, `document title`, `body class`
 */
export function restorePage({ lang, dir, title }: HostPage, looks: RootLooks): string[] {
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
