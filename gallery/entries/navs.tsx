import { Icon, NavList, Tabs } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Inbox, Send, Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../components/Row';

const items = [
  { key: 'inbox', to: '?folder=inbox', label: 'Inbox', icon: <Icon of={Inbox} />, count: 8 },
  { key: 'sent', to: '?folder=sent', label: 'Sent', icon: <Icon of={Send} /> },
  { key: 'starred', to: '?folder=starred', label: 'Starred', icon: <Icon of={Star} /> },
];

/** Places of an app, as links: the open one is marked. */
export function Vertical() {
  return <NavList label="Mail folders" hasHeading items={items} activeKey="inbox" />;
}

/** Parts of one record. */
export function Horizontal() {
  return (
    <Tabs
      label="Person"
      items={['Account', 'Security', 'Billing'].map((label) => ({ key: label, label, children: <p>{label}</p> }))}
    />
  );
}

/** Ways to see the same. */
export function AsSegments() {
  const [view, setView] = useState('List');
  return <Segmented aria-label="Shown as" options={['List', 'Board', 'Calendar']} value={view} onChange={setView} />;
}

/** Number of new items for each entry. */
export function WithCounts() {
  return (
    <NavList label="Mail folders with counts" items={items.map((item, index) => ({ ...item, count: index * 4 }))} />
  );
}

/** Links beside each other, for a few pages of the same kind. */
export function InARow() {
  return (
    <nav aria-label="Pages of the kit">
      <Row>
        <Link to="#ways" aria-current="page">
          Ways around
        </Link>
        <Link to="#tabs">Tabs</Link>
        <Link to="#breadcrumbs">Breadcrumbs</Link>
      </Row>
    </nav>
  );
}

/** Sections of one app, each with a heading. */
export function Sections() {
  return (
    <>
      <NavList label="Folders" hasHeading items={items.slice(0, 2)} activeKey="sent" />
      <NavList label="Marked" hasHeading items={items.slice(2)} />
    </>
  );
}

/** Few places share the whole row, each as wide as the others. */
export function FullWidth() {
  const [view, setView] = useState('Week');
  return (
    <Segmented block aria-label="Span of time" options={['Day', 'Week', 'Month']} value={view} onChange={setView} />
  );
}
