// What antd opens over a page. In a file of its own, so that it is a chunk of its own.
export { Drawer, Dropdown, Modal, Popover, Tooltip } from 'antd';
