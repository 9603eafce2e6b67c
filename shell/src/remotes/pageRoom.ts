/** What the host has put into the document around its pages. */
export interface HostPage {
  lang: string;
  dir: string;
  title: string;
}

type Root = 'html' | 'body';

/** Classes and inline styles of the document's roots: the host gives them none while a page is open. */
type RootLooks = Readonly<Record<Root, { class: string | null; style: string | null }>>;

const rootOf = (name: Root) => (name === 'html' ? document.documentElement : document.body);

const looksOf = (name: Root) => ({
  class: rootOf(name).getAttribute('class'),
  style: rootOf(name).getAttribute('style'),
});

export const readRootLooks = (): RootLooks => ({ html: looksOf('html'), body: looksOf('body') });

function restoreAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Empty and absent are the same: a library that cleans up leaves `class=""` behind. */
const isSame = (one: string | null, other: string | null) => (one ?? '').trim() === (other ?? '').trim();

/**
 * Puts the document back to how the host wants it.
 * @returns what an app had left changed: `html dir`, `document title`, `body class`
 */
export function restorePage({ lang, dir, title }: HostPage, looks: RootLooks): string[] {
  const changed: string[] = [];
  const html = document.documentElement;
  for (const [name, wanted] of Object.entries({ lang, dir })) {
    if (isSame(html.getAttribute(name), wanted)) continue;
    changed.push(`html ${name}`);
    html.setAttribute(name, wanted);
  }
  if (document.title !== title) {
    changed.push('document title');
    document.title = title;
  }
  for (const root of ['html', 'body'] as const)
    for (const name of ['class', 'style'] as const) {
      if (isSame(rootOf(root).getAttribute(name), looks[root][name])) continue;
      changed.push(`${root} ${name}`);
      restoreAttribute(rootOf(root), name, looks[root][name]);
    }
  return changed;
}
