import { readReferences } from './characterReferences';

/** Tags that may be inside a word or before a full stop. */
const inline = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/** Start of what is not displayed: a comment, or an element without text. */
const silent = /<!--|<(script|style|title)(?=[\s/>])/gi;
const ends = { comment: /-->/g, script: /<\/script[^<>]*>/gi, style: /<\/style[^<>]*>/gi, title: /<\/title[^<>]*>/gi };
const isElement = (name: string): name is keyof typeof ends => name in ends;

/** Markup without its comments, scripts and style sheets, whatever is written in these. */
function withoutSilent(html: string): string {
  let text = '';
  let from = 0;
  for (silent.lastIndex = 0; ; silent.lastIndex = from) {
    const start = silent.exec(html);
    if (!start) return text + html.slice(from);
    text += `${html.slice(from, start.index)} `;
    const name = start[1]?.toLowerCase() ?? 'comment';
    const end = ends[isElement(name) ? name : 'comment'];
    end.lastIndex = start.index + 2;
    if (!end.exec(html)) return text;
    from = end.lastIndex;
  }
}

const texts = new Map<string, string>();

/**
 * HTML as a person reads it, in one line.
 * @param max how many characters are read of what is not a comment, script or style sheet; all of them where it is absent
 */
export function toText(html: string, max?: number): string {
  const known = max === undefined ? texts.get(html) : undefined;
  if (known !== undefined) return known;
  const shown = withoutSilent(html);
  const markup = max === undefined || shown.length <= max ? shown : shown.slice(0, max).replace(/<[^<>]*$/, '');
  const text = readReferences(
    markup
      .replace(inline, '')
      // No bracket in a bracket: text of a million of them is read once, not a million times.
      .replace(/<[^<>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
  if (max !== undefined) return text;
  // Many emails share few bodies when the store is scaled up, and a search reads them all.
  if (texts.size > 500) texts.clear();
  texts.set(html, text);
  return text;
}
