// The first module of an app alone. The page enforces the product's policy, so what works here works in the product: one
// default policy of Trusted Types, as in the shell, and a nonce for style elements.
interface PolicyRules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

// biome-ignore lint/style/useConst: rspack takes the assignment below for its own
declare let __webpack_nonce__: string | undefined;

/** The map library parses this outside the document to detect features of the browser. */
const emptySvg = '<svg/>';

window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    if (origin !== location.origin) throw new TypeError(`Scripts may not come from ${origin}.`);
    return url;
  },
  createHTML(html) {
    if (html.includes('<') && html !== emptySvg)
      throw new TypeError('Markup may not be written into the page as a string.');
    return html;
  },
});

__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce;

export {};
