/** RFC 5321, 4.5.3.1: octets of the local part, and of the whole address without its angle brackets. */
const maxLocalBytes = 64;
const maxBytes = 254;

/** A dot-string of RFC 5321, 4.1.2, with the letters beyond ASCII of RFC 6531, 3.3. */
const local = /^[\w!#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]+)*$/u;
/** Signs that no name is written with, though UTS 46 takes some of them for others. */
const unseen = /[\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
/** Signs of ASCII that are in no domain, and that an address of the web would read as something else. */
const foreignToDomain = /[^\w.\-\u0080-\u{10FFFF}]|_/u;
/** A label of RFC 1123, 2.1. */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** A domain in ASCII, in lower case (UTS 46, as the URL standard processes it); undefined where it is none. */
function toAsciiDomain(domain: string): string | undefined {
  if (domain === '' || foreignToDomain.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    const labels = hostname.split('.');
    const isDomain = labels.length > 1 && labels.every((part) => label.test(part)) && hostname.length <= 253;
    return isDomain && !/^\d+$/.test(labels.at(-1) ?? '') ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** The local part of an address and its domain, which is empty where there is none. */
function splitAddress(text: string): [name: string, domain: string] {
  const at = text.lastIndexOf('@');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * True for an email address, an international one too: `müller@münchen.example`. Its local part by RFC 6531, its domain by
 * UTS 46. Only an email to it can prove that it exists.
 */
export function isEmailAddress(text: string): boolean {
  const [name, domain] = splitAddress(text.trim().normalize('NFC'));
  const ascii = toAsciiDomain(domain);
  if (ascii === undefined || unseen.test(domain)) return false;
  const isName = local.test(name) && !unseen.test(name) && bytesOf(name) <= maxLocalBytes;
  return isName && bytesOf(name) + 1 + ascii.length <= maxBytes;
}
