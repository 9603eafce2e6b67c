/** Components of antd that few pages show, themed: an entry point of its own. */
export { Badge, Breadcrumb, Divider, Image, Steps, Timeline, Tour, Tree } from 'antd';
export { Blocked } from './Blocked';
export { Collapse } from './Collapse';
export { captionsOffAtEnd } from './captionsOffAtEnd';
