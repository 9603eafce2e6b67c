import { Segmented as AntSegmented } from 'antd';

/**
 * One of a few, by the segments of a bar: radio buttons, of which Tab reaches the chosen one and arrows the others. Antd
 * makes the group a stop of its own before them, which says nothing, and names it in English unless it is told not to.
 */
export const Segmented: typeof AntSegmented = (props) => (
  <AntSegmented aria-label={undefined} {...props} tabIndex={undefined} />
);
