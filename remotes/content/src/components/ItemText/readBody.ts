import DOMPurify from 'dompurify';

const tags =
  'h2 h3 h4 p br ul ol li strong b em i s u a code pre blockquote hr img figure figcaption table thead tbody tr th td'.split(
    ' ',
  );
const attributes = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'];

export const readBody = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, RETURN_DOM_FRAGMENT: true });
