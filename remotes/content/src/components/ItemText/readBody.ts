import { sanitize } from '@atrium/ui/sanitize';

const tags =
  'h2 h3 h4 p br ul ol li strong b em i s u a code pre blockquote hr img figure figcaption table thead tbody tr th td'.split(
    ' ',
  );
const attributes = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'];

export const readBody = (html: string): DocumentFragment => sanitize(html, { tags, attributes });
