/** Antd's select and the field that suggests, themed: a door of its own, for it is 20 kB that not every page needs. */
export type { SelectProps } from 'antd';
export { AutoComplete, Select } from 'antd';
export { SuggestInput, type SuggestInputProps } from './SuggestInput';
