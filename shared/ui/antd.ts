/**
 * The part of antd that apps may use, themed. Everything else is left out for a reason: its size, or a component of
 * ours.
 */

export type { InputRef, MenuProps } from 'antd';
export {
  Button,
  Checkbox,
  Input,
  Skeleton,
  Switch,
} from 'antd';
