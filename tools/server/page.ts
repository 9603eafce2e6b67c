/** What the build leaves in the shell's `index.html` for the server to fill. */
export const headMark = '<!-- atrium:head -->';

/** JSON that can be inside a script element: no text in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface PageContent {
  nonce: string;
  /** What `inlineJson` makes of it. */
  registry: string;
  /** The page may let apps come from development servers on this machine; its policy says the same. */
  allowOverrides: boolean;
}

/** Behind all else in the page, so that hundreds of apps delay neither its first picture nor the start of its code. */
export const bodyEnd = '</body>';

/**
 * The shell's page with this answer's nonce in its head, and the registry at its end.
 * @throws when the page has no mark to put them at.
 */
export function renderPage(html: string, { nonce, registry, allowOverrides }: PageContent): string {
  for (const mark of [headMark, bodyEnd])
    if (!html.includes(mark)) throw new Error(`The shell's index.html has no ${mark}`);
  const head = [
    `<meta name="nonce" nonce="${nonce}">`,
    ...(allowOverrides ? ['<meta name="overrides" content="loopback">'] : []),
  ].join('\n');
  const data = `<script type="application/json" id="registry">${registry}</script>`;
  return html.replace(headMark, () => head).replace(bodyEnd, () => `${data}\n${bodyEnd}`);
}
