export { cutText } from './cutText';
export { type FoundLink, findLinks } from './findLinks';
export { createQuoteFinder, quoteContext, quoteOf, type SoughtQuote, type TextQuote, type TextRange } from './quotes';
export { type MarkupReader, readMarkup } from './readMarkup';
export { loadReferences, readReferences } from './references';
export { toText, toWholeText } from './toText';
export { toTextLines } from './toTextLines';
