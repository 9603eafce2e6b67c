declare let __webpack_require__: Record<'u' | 'miniCssF', (chunk: string | number) => string>;

let query = '';

if (typeof __webpack_require__ !== 'undefined') {
  const { u: scriptOf, miniCssF: stylesOf } = __webpack_require__;
  __webpack_require__.u = (chunk) => `${scriptOf(chunk)}${query}`;
  __webpack_require__.miniCssF = (chunk) => `${stylesOf(chunk)}${query}`;
}

/**
 * Chunks of the host that have not arrived yet (its entry points on demand) and the styles of these are asked for under
 * new URLs from now on.
 */
export function retryChunks(attempt: number): void {
  query = attempt ? `?r=${attempt}` : '';
}
