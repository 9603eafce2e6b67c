/** The host listens by `addEventListener()` alone: a handler of the window's is an app's. */
function removeHandlers(): string[] {
  const left = Object.keys(window).filter(
    (name) => name.startsWith('on') && typeof Reflect.get(window, name) === 'function',
  );
  for (const name of left) Reflect.set(window, name, null);
  return left;
}

/** The ways of the history are its prototype's: what is on the history itself is an app's. */
const restoreHistory = (): string[] => Object.keys(history).filter((name) => Reflect.deleteProperty(history, name));

/**
 * Takes away handlers such as `onbeforeunload`, and what an app has put in the place of the history's ways.
 * @returns their names
 */
export const restoreCalls = (): string[] => [...removeHandlers(), ...restoreHistory()];

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
