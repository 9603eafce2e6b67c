/** What apps use of antd, themed. Anything that is not here has a reason not to be: its size, or a part of ours. */

export type {
  ButtonProps,
  DrawerProps,
  DropdownProps,
  FormInstance,
  InputProps,
  InputRef,
  MenuProps,
  ModalProps,
} from 'antd';
export {
  Button,
  Checkbox,
  Drawer,
  Dropdown,
  Input,
  Modal,
  Popover,
  Radio,
  Segmented,
  Skeleton,
  Switch,
  Tooltip,
} from 'antd';
