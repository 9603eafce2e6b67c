/** Antd's select and the field that suggests, themed: an entry point of its own, since not every page needs it. */
export type { SelectProps } from 'antd';
export { Select } from 'antd';
export { SuggestInput, type SuggestInputProps } from './SuggestInput';
