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
  SelectProps,
  TabsProps,
} from 'antd';
export {
  Alert,
  Badge,
  Button,
  Checkbox,
  Drawer,
  Dropdown,
  Input,
  InputNumber,
  Modal,
  Popover,
  Progress,
  Radio,
  Segmented,
  Select,
  Skeleton,
  Switch,
  Tabs,
  Tooltip,
} from 'antd';
