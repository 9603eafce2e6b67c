// The page enforces Trusted Types; this one default policy covers host, federation runtime, antd and every remote.
// It must be made before anything else runs, so it is the shell's first import.

interface PolicyRules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

const allowedOrigins = (): string[] => {
  const registry: { origins?: string[] } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}');
  return [location.origin, ...(registry.origins ?? [])];
};

window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    if (!allowedOrigins().includes(origin)) throw new TypeError(`Scripts may not come from ${origin}.`);
    return url;
  },
  createHTML(html) {
    if (html.includes('<')) throw new TypeError('Markup may not be written into the page as a string.');
    return html;
  },
});

export {};
