import type { Addressee } from '@atrium/backend';
import { type MailContent, recipientKinds, recipientsOf } from './composition';
import { readEncodedWords } from './encodedWords';

const plain = /^[^\s@<>",;:()[\]]+@[^\s@<>",;:()[\].]+(?:\.[^\s@<>",;:()[\].]+)+$/;

/** Format characters (general category Cf), and the fillers that look like nothing either. */
const unseen = /[\p{Cf}\u115f\u1160\u3164]|\u034f/gu;

/** Full-width signs as East Asian keyboards write them, and quotation marks that programs turn. */
const wide = /[\uff01-\uff5e、。｡､“”„‟«»]/g;

function toNarrow(sign: string): string {
  if (sign === '、' || sign === '､') return ',';
  if (sign === '。' || sign === '｡') return '.';
  if (sign >= '\uff01') return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
  return '"';
}

/** Names of Persian and of emoji are written with joiners. */
const isJoiner = (sign: string): boolean => sign === '\u200c' || sign === '\u200d';

/** Typed or pasted text without what cannot be seen in it. */
export const withoutUnseen = (text: string): string =>
  text.replace(unseen, (sign) => (isJoiner(sign) ? sign : '')).replaceAll('\u00a0', ' ');

/** The address of a link (RFC 6068, §2): without what else its message would have. */
function addressOfLink(text: string): string {
  const [, address] = /^\s*mailto:([^?]*)/i.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address in the signs of addresses. Names keep theirs. */
const toAddress = (text: string): string =>
  addressOfLink(text.replace(unseen, '').replace(wide, toNarrow))
    .replace(/>\s*$/, '')
    .replace(/\s*([@.])\s*/g, '$1')
    // Outlook puts an address in quotes where it stands for a name; a sentence ends with a dot.
    .replace(/^\s*['‘’](.*@.*)['‘’]\s*$/, '$1')
    .replace(/\.\s*$/, '')
    .trim();

const holdsAddress = (text: string): boolean => /[@＠]/.test(text);

export const isAddress = (text: string): boolean => plain.test(text.trim());

/** Name without quotes, backslashes and the comments around it: RFC 5322, §3.2.4. */
function toName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  const [, quoted] = /^["'“„«](.*)["'”“»]$/.exec(name) ?? [];
  return readEncodedWords((quoted ?? name).replace(/\\(["\\,;])/g, '$1'))
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

/** Longer than a name and an address can be (RFC 5321, §4.5.3.1): shown as it was typed. */
const maxEntry = 2_000;

/** Parses `ann@example.com`, `Ann Berg <ann@example.com>`, `ann@example.com (Ann Berg)` or `Ann Berg [ann@example.com]`. */
export function toAddressee(written: string): Addressee {
  const text = withoutUnseen(written);
  if (text.length > maxEntry) return { name: '', email: text.trim() };
  const [, before = '', inner, after = ''] =
    /^([^<＜]*)[<＜]\s*([^<>＜＞]*)[>＞]?([^<>＜＞]*)$/.exec(text) ??
    /^([^[]*)\[((?:mailto:)?[^\]@]*@[^\]@.]+\.[^\]@]*[^\]@\d])\]([^[\]]*)$/i.exec(text) ??
    [];
  if (inner !== undefined) {
    const [name, email] = [toName(before.trim() || after.replace(/[()]/g, '')), toAddress(inner)];
    return { name: name === email ? '' : name, email };
  }
  const [, address, comment] = /^\s*(\S+@\S+)\s*\(([^()]*)\)\s*$/.exec(text) ?? [];
  if (address !== undefined) return { name: toName(comment ?? ''), email: toAddress(address) };
  const email = toAddress(text);
  const [, words, last = ''] = /^\s*(\S[^@＠]*)\s+([^\s@＠]+[@＠]\S+)\s*$/.exec(text) ?? [];
  if (words !== undefined && isAddress(toAddress(last))) return { name: toName(words), email: toAddress(last) };
  return { name: '', email: isAddress(email) ? email : text.trim().replace(/^mailto:/i, '') };
}

type SignKind = 'text' | 'comma' | 'semicolon' | 'line' | 'colon';

const signs: Record<string, SignKind> = {
  ',': 'comma',
  '，': 'comma',
  '、': 'comma',
  '､': 'comma',
  ';': 'semicolon',
  '；': 'semicolon',
  '\n': 'line',
  '\r': 'line',
  '\t': 'line',
  ':': 'colon',
  '：': 'colon',
};

interface Part {
  text: string;
  /** Sign after it. */
  end: SignKind;
}

const closing: Record<string, string> = { '"': '"', '“': '”', '„': '“', '(': ')', '<': '>', '＜': '＞' };

/** Divides a list at its signs, outside of quotes, comments and angle brackets (RFC 5322, §3.2 and §3.4). */
function divide(list: string): Part[] {
  const parts: Part[] = [];
  let text = '';
  for (let at = 0; at < list.length; at += 1) {
    const sign = list.charAt(at);
    const close = closing[sign];
    // Where nothing closes it, it is a sign like others.
    const end = close === undefined ? -1 : endOfPair(list, at, close);
    if (end > 0) {
      text += list.slice(at, end + 1);
      at = end;
    } else if (sign in signs && !(signs[sign] === 'colon' && /mailto$/i.test(text))) {
      parts.push({ text, end: signs[sign] ?? 'text' });
      text = '';
    } else text += sign;
  }
  return [...parts, { text, end: 'line' as const }];
}

/** An unclosed quote would hold the rest of a list: what is quoted is short, and in one line. */
const maxQuoted = 300;

function endOfPair(list: string, from: number, close: string): number {
  for (let at = from + 1; at < Math.min(list.length, from + maxQuoted); at += 1) {
    const sign = list.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === close) return at;
    else if (sign === '\n') return -1;
  }
  return -1;
}

/**
 * Entries of a list. A comma after words without an address belongs to a name where angle brackets follow
 * ("Last, First <address>"), and where semicolons separate the entries.
 */
function toEntries(parts: readonly Part[]): string[] {
  const isBySemicolon = parts.some(({ end }) => end === 'semicolon');
  const entries: string[] = [];
  /** Words without an address so far. */
  let open: string[] = [];
  const add = (text: string, isAddressed: boolean) => {
    const entry = [...open, text].join(',');
    open = [];
    // Pushed one by one: thousands are too many arguments.
    for (const one of isBySemicolon && !isAddressed ? [entry] : splitNames(entry)) entries.push(one);
  };
  for (const { text, end } of parts) {
    const isAddressed = holdsAddress(text);
    // "Team: ann@example.com, ben@example.com;" (RFC 5322, §3.4): the name of a group is no recipient.
    if (end === 'colon' && !isAddressed) open = [];
    else if (end === 'comma' && text.trim() !== '' && !isAddressed) open.push(text);
    else add(end === 'colon' ? `${text}:` : text, isAddressed);
  }
  add(open.pop() ?? '', false);
  return entries;
}

/** "Ann, Ben <ben@example.com>" is one person, and "Ann, ben@example.com" are two. */
const splitNames = (entry: string): string[] => (/[<＜["]/.test(entry) ? [entry] : entry.split(','));

const bullet = /^\s*[•·‣▪◦○●*–—-]\s+/u;
const number = /^\s*\(?\d{1,4}[.)]\s+/;

/** Lines without the signs of a list; one number alone may belong to a name ("1. FC Köln"), unless the address follows. */
function withoutListSigns(lines: readonly string[]): string[] {
  const isNumbered = lines.filter((line) => number.test(line)).length > 1;
  return lines.map((line) => {
    const rest = line.replace(bullet, '');
    const unnumbered = rest.replace(number, '');
    return isNumbered || /^\S*[@＠]/.test(unnumbered) ? unnumbered : rest;
  });
}

/** Lines of a table have a name and an address in their cells; a folded line goes on with the address. */
function joinLines(text: string): string {
  const lines: string[] = [];
  for (const line of withoutListSigns(text.split(/\r\n?|\n/))) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const [address, ...more] = cells.filter((cell) => cell.length < maxEntry && isAddress(toAddress(cell)));
    const name = cells.filter((cell) => cell !== address && cell !== '').join(' ');
    const before = lines.at(-1);
    if (address && more.length === 0 && name && !/["<>@;]/.test(name)) lines.push(`"${name}" <${address}>`);
    else if (/^\s*[<＜]/.test(line) && before?.trim() && before.length < maxEntry && !holdsAddress(before))
      lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
}

/** Parses several recipients, as copied from an email, a list or a table. */
export const toAddressees = (list: string): Addressee[] =>
  toEntries(divide(joinLines(withoutUnseen(list))))
    .map((part) => part.trim())
    .flatMap(splitAddresses)
    .filter((part) => part !== '')
    .map(toAddressee);

/** Between bare addresses a space is enough, and between bracketed ones nothing. */
function splitAddresses(entry: string): string[] {
  const words = entry.split(/\s+/);
  // An address may stand for the name of another one, or of itself.
  if (/^[^\s<]+\s+<[^<>]*>$/.test(entry)) return [entry];
  if (words.every((word) => isAddress(toAddressee(word).email))) return words;
  if (entry.length > maxEntry) return [entry];
  return (entry.match(/[^<>]*<[^<>]*@[^<>]*>/g) ?? []).length > 1
    ? (entry.match(/[^<>]*<[^<>]*>|[^<>]+$/g) ?? [])
    : [entry];
}

/** Validation issue of the recipients; undefined if the message can be sent. */
export function recipientIssue(content: MailContent): 'none' | 'invalid' | undefined {
  const all = recipientKinds.flatMap((kind) => recipientsOf(content, kind));
  if (all.length === 0) return 'none';
  return all.every(({ email }) => isAddress(email)) ? undefined : 'invalid';
}
