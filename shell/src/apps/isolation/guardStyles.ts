import type { EmittedManifest } from 'shared/contract';
import { removeForeignRules } from './styleRules';

interface StyleGuardOptions {
  /** The live apps, as they are now. */
  getApps(): readonly EmittedManifest[];
  /** The app whose code was asked for last: the likely owner of styles that name none of its classes. */
  lastAsked(): string | undefined;
  /** Called once for each app that brings styles which reach beyond it. */
  onRemoved(app: string, selectors: readonly string[]): void;
}

/** Put there by the kit's own style engine. */
const isOfKit = (element: Element) =>
  ['data-rc-order', 'data-css-hash', 'data-token-hash', 'rc-util-key'].some((name) => element.hasAttribute(name));

const styleOf = (node: Node): HTMLStyleElement | null =>
  node instanceof HTMLStyleElement ? node : (node.parentElement?.closest('style') ?? null);

/** The app whose class a style sheet names first. */
function appOf(css: string, apps: readonly string[]): string | undefined {
  const places = apps.map((app) => ({ app, at: css.indexOf(`.${app}_`) })).filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at)[0]?.app;
}

/**
 * Watches the document's head for styles that apps add, and takes out the rules that reach beyond an app's own classes
 * before they are painted. It contains accidents: code that wants to get around it can.
 * @returns how to stop
 */
export function guardStyles({ getApps, lastAsked, onRemoved }: StyleGuardOptions): () => void {
  const reported = new Set<string>();

  const check = (element: HTMLStyleElement) => {
    const { sheet } = element;
    if (!sheet || isOfKit(element)) return;
    const apps = getApps().map(({ id }) => id);
    const app = appOf(element.textContent ?? '', apps) ?? lastAsked() ?? 'unknown';
    const removed = removeForeignRules(sheet, { app, apps });
    if (removed.length === 0 || reported.has(app)) return;
    reported.add(app);
    onRemoved(app, removed);
  };

  const observer = new MutationObserver((mutations) => {
    const nodes = mutations.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    for (const element of new Set(nodes.map(styleOf))) if (element) check(element);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
