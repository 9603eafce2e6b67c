/** Lists in an order of one's own: an entry point of its own, for it brings a library along. */
export { SortableGroups } from './SortableGroups';
export { SortableList } from './SortableList';
