export { ownWordsOf, textOfMarkup } from './ownWords';
export { forwardHead, quoteHeader } from './quoteHeaders';
