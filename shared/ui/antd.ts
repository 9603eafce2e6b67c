/** What apps use of antd, themed. Anything that is not here has a reason not to be: its size, or a part of ours. */

export type { InputRef, MenuProps } from 'antd';
export {
  Button,
  Checkbox,
  Input,
  Skeleton,
  Switch,
} from 'antd';
