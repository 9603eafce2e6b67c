/** One of a few: by radio buttons, or by the segments of a bar. */
export { Radio } from 'antd';
export { Segmented } from './Segmented';
