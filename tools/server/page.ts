/** What the build leaves in the shell's `index.html` for the server to fill. */
export const headMark = '<!-- atrium:head -->';

/** JSON that can stand inside a script element: no text in it can end the element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface PageContent {
  nonce: string;
  registry: unknown;
  /** The page may let apps come from development servers on this machine; its policy says the same. */
  allowOverrides: boolean;
}

/**
 * The shell's page with this answer's nonce and the registry in its head.
 * @throws when the page has no mark to put them at.
 */
export function renderPage(html: string, { nonce, registry, allowOverrides }: PageContent): string {
  if (!html.includes(headMark)) throw new Error(`The shell's index.html has no ${headMark}`);
  const head = [
    `<meta name="nonce" nonce="${nonce}">`,
    ...(allowOverrides ? ['<meta name="overrides" content="loopback">'] : []),
    `<script type="application/json" id="registry">${inlineJson(registry)}</script>`,
  ].join('\n');
  return html.replace(headMark, () => head);
}
