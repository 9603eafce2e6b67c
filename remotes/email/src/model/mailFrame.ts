/** Trusted HTML; only this app's policy creates it. */
interface HtmlPolicy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: HtmlPolicy | undefined;

/** Only for documents of sanitised emails, made by `mailDocument`. */
function trustDocument(html: string): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  const rules: HtmlPolicy = { createHTML: (text) => text };
  policy ??= isFactory(factory) ? factory.createPolicy('dompurify', rules) : rules;
  return policy.createHTML(html);
}

/** Writes a document into a frame without scripts (its `sandbox` lacks `allow-scripts`). */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  frame.srcdoc = trustDocument(html);
}

export const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce ?? '';

export function pageFonts(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet).map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule.cssText.startsWith('@font-face'))
    .map(({ rule, base }) =>
      rule.cssText.replace(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
    )
    .join('\n');
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules].flatMap(withinLayer);
  } catch {
    // Rules of cross-origin sheets are not readable.
    return [];
  }
}

const withinLayer = (rule: CSSRule & { cssRules?: CSSRuleList }): CSSRule[] =>
  rule.cssRules ? [...rule.cssRules].flatMap(withinLayer) : [rule];
