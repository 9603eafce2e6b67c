// Named character references of HTML 4.01 that mail programs write: §24.2, and the typography of §24.3 and §24.4. Greek
// and mathematics are too rare for their size. Each list starts at the code before it, in hexadecimal.
const lists =
  '22:quot 26:amp 3c:lt 3e:gt a0:nbsp,iexcl,cent,pound,curren,yen,brvbar,sect,uml,copy,ordf,laquo,not,shy,reg,macr,deg,plusmn,sup2,sup3,acute,micro,para,middot,cedil,sup1,ordm,raquo,frac14,frac12,frac34,iquest,Agrave,Aacute,Acirc,Atilde,Auml,Aring,AElig,Ccedil,Egrave,Eacute,Ecirc,Euml,Igrave,Iacute,Icirc,Iuml,ETH,Ntilde,Ograve,Oacute,Ocirc,Otilde,Ouml,times,Oslash,Ugrave,Uacute,Ucirc,Uuml,Yacute,THORN,szlig,agrave,aacute,acirc,atilde,auml,aring,aelig,ccedil,egrave,eacute,ecirc,euml,igrave,iacute,icirc,iuml,eth,ntilde,ograve,oacute,ocirc,otilde,ouml,divide,oslash,ugrave,uacute,ucirc,uuml,yacute,thorn,yuml 152:OElig,oelig 160:Scaron,scaron 178:Yuml 2002:ensp,emsp 2009:thinsp 200c:zwnj,zwj 2013:ndash,mdash 2018:lsquo,rsquo,sbquo 201c:ldquo,rdquo,bdquo 2020:dagger 2022:bull 2026:hellip 2030:permil 2039:lsaquo,rsaquo 20ac:euro 2122:trade 2190:larr 2192:rarr';

const named = new Map<string, string>([['apos', "'"]]);
for (const list of lists.split(' ')) {
  const [first = '', names = ''] = list.split(':');
  for (const [place, name] of names.split(',').entries())
    named.set(name, String.fromCodePoint(Number.parseInt(first, 16) + place));
}

/** Numbers from 128 to 159 are read as Windows-1252: HTML Living Standard, §13.2.5.80. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  return windows[code - 128] ?? String.fromCodePoint(code);
}

/** Up to ÿ names need no semicolon, as the first versions of HTML had it. */
const isOld = (character: string): boolean => character <= 'ÿ' && character !== "'";

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}))(;?)/gi;

/** Text of markup with its character references read: HTML Living Standard, §13.5. */
const readReferences = (text: string): string =>
  text.replace(reference, (whole, decimal?: string, hex?: string, name = '', end = '') => {
    if (decimal) return characterOf(Number(decimal));
    if (hex) return characterOf(Number.parseInt(hex, 16));
    const character = named.get(name);
    return character !== undefined && (end || isOld(character)) ? character : whole;
  });

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

/**
 * HTML as a person reads it, in one line.
 * @param max how many characters are read of what is not a comment, script or style sheet; all of them where it is absent
 */
export function toText(html: string, max?: number): string {
  const shown = withoutSilent(html);
  const markup = max === undefined || shown.length <= max ? shown : shown.slice(0, max).replace(/<[^<>]*$/, '');
  return readReferences(
    markup
      .replace(inline, '')
      // No bracket in a bracket: text of a million of them is read once, not a million times.
      .replace(/<[^<>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}
