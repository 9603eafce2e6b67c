const domain = /(?<=@)[^@/?#:%\\]+$/;
const isAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text);

/**
 * An address or a username as it is compared: in any case of letters, however they are composed (NFKC), and not without
 * accents. Of an address, the domain in ASCII.
 */
export function toAccountName(text: string): string {
  const name = text.trim().normalize('NFKC').toLowerCase();
  try {
    return name.replace(domain, (found) => (isAscii(found) ? found : new URL(`http://${found}`).hostname));
  } catch {
    return name;
  }
}
