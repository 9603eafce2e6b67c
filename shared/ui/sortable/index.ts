/** Lists in an order of one's own: an entry point of its own, for it brings a library along. */
export { SortableGroups, type SortableGroupsProps } from './SortableGroups';
export { SortableList, type SortableListProps } from './SortableList';
export type { SortableGroup } from './sortGroups';
