import { readMarkup } from './readMarkup';
import { readReferences } from './references';
import { blocks } from './toText';

/** HTML as a person reads it, with its lines; the cells of a row are separated by a tab. */
export function toTextLines(html: string): string {
  const lines: string[][] = [[]];
  let verbatim = 0;
  let isEnded = false;
  const line = () => lines.at(-1) ?? [];
  const end = () => {
    isEnded = false;
    lines.push([]);
  };
  const write = (text: string) => {
    const written = line().length > 0 ? text : text.replace(/^ /, '');
    if (written === '' || (isEnded && written === ' ')) return;
    if (isEnded) end();
    line().push(line().length > 0 || verbatim > 0 ? text : written);
  };
  readMarkup(html, {
    text(written) {
      const text = readReferences(written).replaceAll('\u00a0', ' ');
      if (verbatim === 0) return write(text.replace(/[ \t\r\n\f]+/g, ' '));
      text.split(/\r\n?|\n/).forEach((one, index) => {
        if (index > 0) end();
        write(one);
      });
    },
    tag(name, isEnd) {
      if (name === 'pre') verbatim = Math.max(0, verbatim + (isEnd ? -1 : 1));
      if (name === 'br') end();
      else if ((name === 'td' || name === 'th') && !isEnd && !isEnded && line().length > 0) line().push('\t');
      else if (blocks.has(name) && !/^(?:td|th|img|input|button)$/.test(name) && line().length > 0) isEnded = true;
    },
  });
  const text = lines.map((parts) => parts.join('').trimEnd()).join('\n');
  return text.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\n+$/g, '');
}
