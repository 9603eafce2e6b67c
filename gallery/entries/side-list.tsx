import { Icon, LabelDot, NavList } from '@atrium/ui';
import { Inbox, Send, Star } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Row } from '../components/Row';

const folders = [
  { key: 'inbox', to: '?folder=inbox', label: 'Inbox', icon: <Icon of={Inbox} />, count: 3, countLabel: 'unread' },
  { key: 'sent', to: '?folder=sent', label: 'Sent', icon: <Icon of={Send} /> },
  { key: 'starred', to: '?folder=starred', label: 'Starred', icon: <Icon of={Star} /> },
];
const labels = [
  { key: 'team', to: '?folder=team', label: 'Team', icon: <LabelDot tone="teal" /> },
  { key: 'private', to: '?folder=private', label: 'Private', icon: <LabelDot tone="plum" /> },
];

/** Folders, filters and labels of an app, as links. */
export function FoldersAndLabels() {
  const open = new URLSearchParams(useLocation().search).get('folder') ?? 'inbox';
  return (
    <Row isColumn>
      <NavList label="Folders" items={folders} activeKey={open} />
      <NavList label="Labels" hasHeading items={labels} activeKey={open} />
    </Row>
  );
}
