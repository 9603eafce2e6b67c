// The page enforces Trusted Types; this one default policy covers host, federation runtime, antd and every remote.
// It must be made before anything else runs, so it is the shell's first import.

import { isAllowedOrigin } from './apps/registry/pageRegistry';

interface PolicyRules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/** The map library parses this outside the document to detect features of the browser. */
const emptySvg = '<svg/>';

window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    if (!isAllowedOrigin(origin)) throw new TypeError(`Scripts may not come from ${origin}.`);
    return url;
  },
  createHTML(html) {
    if (html.includes('<') && html !== emptySvg)
      throw new TypeError('Markup may not be written into the page as a string.');
    return html;
  },
});
