declare let __webpack_require__: { u: (chunk: string | number) => string };

let query = '';

if (typeof __webpack_require__ !== 'undefined') {
  const fileOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => `${fileOf(chunk)}${query}`;
}

/** Chunks of the host that have not arrived yet (its entry points on demand) are asked for under new URLs from now on. */
export function followRetries(attempt: number): void {
  query = attempt ? `?r=${attempt}` : '';
}
