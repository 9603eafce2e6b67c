/** What a mail may set about how it looks: nothing that loads, moves out of its place or covers something. */
const properties = new Set(
  'background-color border border-block border-bottom border-collapse border-color border-inline border-left border-radius border-right border-spacing border-style border-top border-width color direction font font-family font-size font-style font-variant font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-width min-width padding padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration text-indent text-transform vertical-align white-space width word-break word-spacing'.split(
    ' ',
  ),
);

// No backslash, brace, comment or at-rule, and of functions only colours: so nothing can be an address.
const value = /^(?:[\s\w#%.,+!-]|"[\w\s-]*"|'[\w\s-]*'|rgba?\([\d\s.,%]+\)|hsla?\([\d\s.,%]+\))+$/i;

/** Lengths that follow the frame's own height would make it grow without end; no layout needs more than four digits. */
const unfit = /\d(?:[sdl]?v(?:h|w|min|max|b|i))\b|\d{5}/i;

/** `background` as mails write it is mostly a colour; that is what is kept of it. */
const plainName = (name: string) => (name === 'background' ? 'background-color' : name);

/** Keeps of a style attribute's text what is known to be harmless; '' when nothing is. */
export function safeStyle(text: string): string {
  return text
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [
        plainName(declaration.slice(0, colon).trim().toLowerCase()),
        declaration.slice(colon + 1).trim(),
      ] as const;
    })
    .filter(([name, set]) => properties.has(name) && value.test(set) && !unfit.test(set))
    .map(([name, set]) => `${name}: ${set}`)
    .join('; ');
}

export function keepSafeStyle(element: Element): void {
  const text = element.getAttribute('style');
  if (text === null) return;
  const safe = safeStyle(text);
  if (safe) element.setAttribute('style', safe);
  else element.removeAttribute('style');
}

export const isOwnColour = (element: Element): boolean =>
  element.hasAttribute('bgcolor') ||
  element.hasAttribute('color') ||
  /(?:^|;\s*)(?:background-color|color):/.test(element.getAttribute('style') ?? '');
