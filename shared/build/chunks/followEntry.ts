// Runs first in every container. The retry of a failed load asks for the same release under other URLs, and chunks
// must follow: a browser that still waits for the first request never asks again for the same one.
declare let __webpack_require__: { u: (chunk: string | number) => string };
// biome-ignore lint/style/useConst: rspack takes the assignment below for its own
declare let __webpack_nonce__: string | undefined;

const script = document.currentScript;
const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
if (query) {
  const fileOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => `${fileOf(chunk)}${query}`;
}

// Style elements made by the chunks carry the nonce of the page they are in.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce;

export default () => ({ name: 'atrium-chunks' });
