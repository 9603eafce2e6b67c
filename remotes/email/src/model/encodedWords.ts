// Words between others are joined: RFC 2047, §6.2. The length is that of §2, with room for programs that ignore it.
const encodedWord =
  /=\?([\w.:-]{1,40})(?:\*[\w-]{1,20})?\?([bq])\?([^?\s]{0,2000})\?=(?:\s+(?==\?[\w.:*-]{1,60}\?[bq]\?))?/gi;

function readBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/=+$/, ''));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function readQuoted(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const [sign, hex] of text.replaceAll('_', ' ').matchAll(/=([\da-f]{2})|[\s\S]/gi))
    bytes.push(hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16));
  return Uint8Array.from(bytes);
}

interface Word {
  charset: string;
  bytes: Uint8Array<ArrayBuffer>;
}

function readWord(charset: string, encoding: string, text: string): Word | undefined {
  try {
    new TextDecoder(charset);
    return { charset, bytes: encoding.toLowerCase() === 'b' ? readBase64(text) : readQuoted(text) };
  } catch {
    // An unknown charset, or no base64: the word stays as it is.
    return undefined;
  }
}

const decode = (words: readonly Word[]): string => {
  const bytes = new Uint8Array(words.reduce((sum, word) => sum + word.bytes.length, 0));
  let at = 0;
  for (const word of words) {
    bytes.set(word.bytes, at);
    at += word.bytes.length;
  }
  return new TextDecoder(words[0]?.charset).decode(bytes);
};

/**
 * Text of a message header with its encoded words read (RFC 2047). Programs divide a character between two words of one
 * charset, against §5: those are read as one.
 */
export function readEncodedWords(text: string): string {
  if (!text.includes('=?')) return text;
  let read = '';
  let at = 0;
  let open: Word[] = [];
  const close = () => {
    if (open.length > 0) read += decode(open);
    open = [];
  };
  for (const { 0: whole, 1: charset = '', 2: encoding = '', 3: written = '', index } of text.matchAll(encodedWord)) {
    const word = readWord(charset, encoding, written);
    if (index > at || !word || open[0]?.charset.toLowerCase() !== charset.toLowerCase()) close();
    read += text.slice(at, index);
    if (word) open.push(word);
    else read += whole;
    at = index + whole.length;
  }
  close();
  return read + text.slice(at);
}
