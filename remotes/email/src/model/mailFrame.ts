/** Trusted HTML of a document; only the policy of this app makes it. */
interface HtmlPolicy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: HtmlPolicy | undefined;

/** Only documents made by `mailDocument` of sanitised emails come through here. */
function trustDocument(html: string): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  const rules: HtmlPolicy = { createHTML: (text) => text };
  policy ??= isFactory(factory) ? factory.createPolicy('dompurify', rules) : rules;
  return policy.createHTML(html);
}

/** Puts a document into a frame that runs no scripts (its `sandbox` lacks `allow-scripts`). */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  frame.srcdoc = trustDocument(html);
}

export const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce ?? '';

/** The page's own fonts as rules for another document, their addresses made whole. */
export function pageFonts(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet).map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule.cssText.startsWith('@font-face'))
    .map(({ rule, base }) =>
      rule.cssText.replace(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
    )
    .join('\n');
}

/** The rules of a sheet, those in its layers too. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules].flatMap(withinLayer);
  } catch {
    // A sheet of another origin keeps its rules to itself.
    return [];
  }
}

const withinLayer = (rule: CSSRule & { cssRules?: CSSRuleList }): CSSRule[] =>
  rule.cssRules ? [...rule.cssRules].flatMap(withinLayer) : [rule];
