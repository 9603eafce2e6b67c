declare let __webpack_public_path__: string;

/** There is none where the shell's rules are tested without a page. */
const script = globalThis.document?.currentScript;

/** The path below which the product is served, such as `/atrium`: the shell's own scripts are below it. Empty at the root. */
export const basePath: string =
  (script && 'src' in script && /^(.+)\/shell\//.exec(new URL(String(script.src)).pathname)?.[1]) || '';

// The build knows the root alone.
if (basePath) __webpack_public_path__ = basePath + __webpack_public_path__;

/** A path of the address bar as the routes have it; the contract's own rule would weigh on the sign-in page. */
export const withinBase = (pathname: string): string =>
  basePath && `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || '/' : pathname;
