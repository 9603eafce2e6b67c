/** Anchor of a heading or question: lower-case letters, digits and hyphens, in any script. */
export const toAnchor = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
