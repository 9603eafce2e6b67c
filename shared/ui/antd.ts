/** What apps use of antd, themed. Anything that is not here has a reason not to be: its size, or a part of ours. */

export type {
  ButtonProps,
  DrawerProps,
  FormInstance,
  InputProps,
  InputRef,
  MenuProps,
  ModalProps,
  PopoverProps,
} from 'antd';
export {
  Button,
  Checkbox,
  Drawer,
  Input,
  Radio,
  Segmented,
  Skeleton,
  Switch,
  Tooltip,
} from 'antd';
