/** Coarse addressing, fine addressing, check digits: the format of a Leitweg-ID, 1.0.2, chapter 3. */
const format = /^(\d{2,12})(?:-([A-Za-z0-9]{1,30}))?-(\d{2})$/;

/**
 * True for a text in the format of a Leitweg-ID, which names a German authority, whose check digits are wrong (ISO 7064,
 * MOD 97-10). Other references of clients have any format.
 */
export function isWrongLeitwegId(text: string): boolean {
  const [, coarse, fine = '', digits = ''] = format.exec(text.trim()) ?? [];
  // "2026-10" is some other number.
  if (!coarse || (!fine && coarse.length < 8)) return false;
  // Letters count from 10 for A.
  const written = [...`${coarse}${fine}${digits}`.toUpperCase()].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(written) % 97n !== 1n;
}
