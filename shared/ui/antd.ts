/**
 * The part of antd that apps may use, themed. Everything else is left out for a reason: its size, or a component of
 * ours.
 */

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
