/** Antd's select, themed: a door of its own, for it is 20 kB that not every page needs. */
export type { SelectProps } from 'antd';
export { Select } from 'antd';
