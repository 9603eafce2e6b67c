// Runs first in a page that is measured: counts its timers that are still to come, and tells when it has come to rest.
const waiting = new Set();
const { setTimeout, setInterval, clearTimeout, clearInterval } = window;

window.setTimeout = (run, ms, ...rest) => {
  const once = (...given) => {
    waiting.delete(id);
    run(...given);
  };
  const id = setTimeout(once, ms, ...rest);
  waiting.add(id);
  return id;
};
window.setInterval = (...all) => {
  const id = setInterval(...all);
  waiting.add(id);
  return id;
};
window.clearTimeout = (id) => {
  waiting.delete(id);
  clearTimeout(id);
};
window.clearInterval = (id) => {
  waiting.delete(id);
  clearInterval(id);
};

// Code that is still on its way when a page is left is held from the next visit on: no leak, but more than before.
const loading = new Set();
const loads = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.matches?.('script[src], link[rel=stylesheet]')) loading.add(node);
});
loads.observe(document, { subtree: true, childList: true });
for (const end of ['load', 'error']) document.addEventListener(end, ({ target }) => loading.delete(target), true);
const isLoading = () => [...loading].some(({ isConnected }) => isConnected);

window.leaks = {
  countTimers: () => waiting.size,

  /** Resolves once nothing is loading, and the page has not changed for a moment. */
  settled: () =>
    new Promise((resolve) => {
      const rest = () =>
        setTimeout(() => {
          if (isLoading()) {
            timer = rest();
            return;
          }
          observer.disconnect();
          resolve();
        }, 150);
      let timer = rest();
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = rest();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    }),
};
