// What browsers have and jsdom lacks.
const { TextEncoder, TextDecoder } = require('node:util');
const { webcrypto } = require('node:crypto');

// What the encoder gives must be an instance of the page's own Uint8Array, as in a browser.
Object.assign(globalThis, { TextEncoder, TextDecoder, Uint8Array: Object.getPrototypeOf(Buffer) });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
if (typeof window !== 'undefined') {
  // Node's own would keep the process alive as long as somebody listens.
  globalThis.MessageChannel ??= class {
    port1 = createPort(() => this.port2);
    port2 = createPort(() => this.port1);
  };
  // The router makes one of each navigation, to read its address.
  globalThis.Request ??= class {
    method = 'GET';
    constructor(url, { signal } = {}) {
      this.url = String(url);
      this.signal = signal;
    }
  };
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
  // As on every address that the product is served from.
  window.isSecureContext ??= true;
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  // Of a pseudo-element jsdom knows nothing, and says so at every scroll bar that is measured.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  Document.prototype.elementFromPoint ??= () => null;
}

function createPort(getOther) {
  return {
    onmessage: null,
    postMessage: (data) => void setTimeout(() => getOther().onmessage?.({ data })),
    close() {},
  };
}
