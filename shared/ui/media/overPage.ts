interface HistoryState {
  idx?: number;
  /** An entry for what lies over the page: it has the page's own address. */
  isOver?: boolean;
}

type Close = () => void;

/** Layers over the page that Back closes, the last one on top. They share one entry of the history. */
let layers: readonly Close[] = [];

/** Callback for when the page's own entry is on top again; absent while nothing leads there. */
let waiting: (() => void)[] | undefined;

const readState = (): HistoryState => window.history.state ?? {};

/** Is the entry on top of the history one for what lies over the page? */
export const isOverPage = (): boolean => readState().isOver === true;

function pushOver(): void {
  const { idx = 0, ...state } = readState();
  window.history.pushState({ ...state, idx: idx + 1, isOver: true }, '');
}

/** The history has its entry for what lies over the page as long as anything does. */
function settle(): void {
  if (layers.length > 0 && !isOverPage()) pushOver();
  else if (layers.length === 0 && isOverPage()) withPageOnTop(() => {});
  else if (layers.length === 0) window.removeEventListener('popstate', onPop);
}

function onPop(): void {
  if (isOverPage()) return;
  const due = waiting;
  waiting = undefined;
  if (due) {
    for (const run of due) run();
    settle();
    return;
  }
  const close = layers.at(-1);
  if (!close) return;
  // A layer that asks before it closes stays for another Back.
  pushOver();
  close();
}

/** Adds something that lies over the page; returns how to take it away. */
export function addLayer(close: Close): () => void {
  // A function of its own: two layers may close by the same function.
  const layer = () => close();
  layers = [...layers, layer];
  window.addEventListener('popstate', onPop);
  // Later: what closes and what opens in its place share the entry.
  queueMicrotask(settle);
  return () => {
    layers = layers.filter((one) => one !== layer);
    queueMicrotask(settle);
  };
}

/** Runs what changes the history once the page's own entry is on top: at once, unless something lies over the page. */
export function withPageOnTop(run: () => void): void {
  if (!isOverPage()) {
    run();
    return;
  }
  window.addEventListener('popstate', onPop);
  if (!waiting) window.history.back();
  waiting = [...(waiting ?? []), run];
}
