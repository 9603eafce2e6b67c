export { CardBar, CardLink, CardRow, type CardRowProps, CardRows } from './CardRow';
export { focusRowBeside } from './focusRowBeside';
export { QueryCard, type QueryCardProps, type QueryState } from './QueryCard';
export { readWidget, readWidgetRows, type WidgetPlace } from './readWidget';
