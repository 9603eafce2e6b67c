import purifier from 'dompurify';
import type { ReadMarkup } from '../editor/editorContent';
import { tidyMarkup } from './tidyMarkup';

const tags =
  'h1 h2 h3 h4 h5 h6 p div br ul ol li strong b em i s del u a code pre blockquote hr img table thead tbody tr th td span';
const rules = {
  ALLOWED_TAGS: tags.split(' '),
  // Styles and classes are read and then taken away: a word processor says by them what is bold and what a list.
  ALLOWED_ATTR: 'href src alt colspan rowspan style class'.split(' '),
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Markup from anywhere, also from a word processor, as the few elements that an article has. */
export const readArticle: ReadMarkup = (html) => tidyMarkup(purifier.sanitize(html, rules));
