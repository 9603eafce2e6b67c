/** Antd's select and the field that suggests, themed: an entry point of its own, since not every page needs it. */
export { Select } from './Select';
export { SuggestInput } from './SuggestInput';
