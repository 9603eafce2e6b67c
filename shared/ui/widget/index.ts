export { CardBar, CardLink, CardRow, type CardRowProps, CardRows, focusRowBeside } from './CardRow';
export { QueryCard, type QueryCardProps, type QueryState } from './QueryCard';
export { readWidget, readWidgetRows, type WidgetPlace } from './readWidget';
