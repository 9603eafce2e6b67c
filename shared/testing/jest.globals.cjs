// What browsers have and jsdom lacks.
const { TextEncoder, TextDecoder } = require('node:util');
const { MessageChannel } = require('node:worker_threads');
const { webcrypto } = require('node:crypto');

Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
if (typeof window !== 'undefined') {
  globalThis.MessageChannel ??= MessageChannel;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  Element.prototype.scrollIntoView ??= () => {};
}
