/** What the window calls, and the history's ways, before any app has put its own in their place. */
interface PageCalls {
  handlers: Readonly<Record<string, unknown>>;
  history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'back' | 'forward'>;
}

export const readPageCalls = (): PageCalls => ({
  handlers: Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(window))
      .filter(([name, { set }]) => name.startsWith('on') && set)
      .map(([name]) => [name, Reflect.get(window, name)]),
  ),
  history: {
    pushState: history.pushState,
    replaceState: history.replaceState,
    go: history.go,
    back: history.back,
    forward: history.forward,
  },
});

function restoreFrom(owner: object, name: string, before: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(before).flatMap(([key, value]) => {
    if (Reflect.get(owner, key) === value) return [];
    Reflect.set(owner, key, value);
    return [`${name}.${key}`];
  });
}

/**
 * Puts back handlers such as `onbeforeunload`, and what an app has put in the place of the history's ways.
 * @returns their names
 */
export const restoreCalls = ({ handlers, history: ways }: PageCalls): string[] => [
  ...restoreFrom(window, 'window', handlers),
  ...restoreFrom(history, 'history', ways),
];

/** React marks what it draws, and what it draws into: that is the kit's, and goes with what had opened it. */
const isOfReact = (element: Element): boolean => Object.keys(element).some((key) => /^_+react/.test(key));

const parts = [0.1, 0.5, 0.9];

/** What a press would meet, at places all over the window. */
const metElements = (): Set<Element> =>
  new Set(parts.flatMap((x) => parts.flatMap((y) => document.elementFromPoint(innerWidth * x, innerHeight * y) ?? [])));

/**
 * Takes away what an app has put over the page by itself and left there: nothing below it could be used.
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
