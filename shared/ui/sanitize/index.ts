export { readArticleMarkup } from './articleMarkup';
export { setDirections } from './directions';
export { type SanitizeRules, sanitize } from './sanitize';
