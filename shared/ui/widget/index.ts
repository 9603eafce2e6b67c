export { CardBar, CardLink, CardRow, CardRows, focusRowBeside } from './CardRow';
export { QueryCard, type QueryState } from './QueryCard';
export { readWidget, readWidgetRows } from './readWidget';
