/** Components of antd that few pages show, themed: an entry point of its own. */
export type {
  BadgeProps,
  BreadcrumbProps,
  CollapseProps,
  DividerProps,
  ImageProps,
  StepsProps,
  TimelineProps,
  TourProps,
  TreeProps,
} from 'antd';
export { Badge, Breadcrumb, Collapse, Divider, Image, Steps, Timeline, Tour, Tree } from 'antd';
export { Blocked, type BlockedProps } from './Blocked';
export { captionsOffAtEnd } from './captionsOffAtEnd';
