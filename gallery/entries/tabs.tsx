import { Card, Icon, Input, Pill, Tabs } from '@atrium/ui';
import { KeyRound, UserRound } from 'lucide-react';

/** Arrow keys, Home and End choose. */
export function WithPanels() {
  return (
    <Tabs
      label="Account"
      items={[
        { key: 'general', label: 'General', children: <p>Name, picture, language</p> },
        { key: 'password', label: 'Password', children: <p>Old and new</p> },
        { key: 'billing', label: 'Billing', disabled: true, children: null },
      ]}
    />
  );
}

export function WithIcons() {
  return (
    <Tabs
      label="Settings"
      defaultActiveKey="security"
      items={[
        { key: 'profile', label: 'Profile', icon: <Icon of={UserRound} />, children: <p>Who you are</p> },
        { key: 'security', label: 'Security', icon: <Icon of={KeyRound} />, children: <p>How you sign in</p> },
      ]}
    />
  );
}

/** A count for each tab, with words for screen readers. */
export function WithCounts() {
  const lists = { Open: 8, Waiting: 3, Done: 41 };
  return (
    <Tabs
      label="Tasks"
      items={Object.entries(lists).map(([label, count]) => ({
        key: label,
        label: (
          <>
            {label} <Pill>{count}</Pill>
          </>
        ),
        children: <p>{count} tasks</p>,
      }))}
    />
  );
}

/** More than there is room for: the bar scrolls, and the arrow keys go along. */
export function ManyTabs() {
  const months = Array.from({ length: 18 }, (_, index) => `Issue ${index + 1}`);
  return (
    <Tabs
      label="Issues"
      items={months.map((label) => ({ key: label.replace(' ', '-'), label, children: <p>{label}</p> }))}
    />
  );
}

/** Of one card among others. */
export function InACard() {
  return (
    <Card label="Readers">
      <Tabs
        label="Readers by"
        items={[
          { key: 'day', label: 'Day', children: <p>1,240 today</p> },
          { key: 'week', label: 'Week', children: <p>8,310 this week</p> },
        ]}
      />
    </Card>
  );
}

/** Input in a tab is still there after a visit to another one. */
export function KeptPanels() {
  return (
    <Tabs
      label="Profile"
      keepsPanels
      items={[
        { key: 'name', label: 'Name', children: <Input aria-label="Full name" defaultValue="Amira Haddad" /> },
        { key: 'city', label: 'City', children: <Input aria-label="City" defaultValue="Lisbon" /> },
      ]}
    />
  );
}

/** Below each other, for more than fit into a bar; on phones they are above their panel. */
export function Vertical() {
  return (
    <Tabs
      label="Settings of a magazine"
      isVertical
      items={[
        { key: 'title', label: 'Title and cover', children: <p>What is on the first page</p> },
        { key: 'people', label: 'People', children: <p>Who writes, and who reviews</p> },
        { key: 'issues', label: 'Issues', children: <p>When they appear</p> },
        { key: 'archive', label: 'Archive', disabled: true, children: null },
      ]}
    />
  );
}

/** Over what is in the middle of a page. */
export function InTheMiddle() {
  return (
    <Tabs
      label="Plan"
      align="center"
      items={[
        { key: 'monthly', label: 'Monthly', children: <p>€24 for each person</p> },
        { key: 'yearly', label: 'Yearly', children: <p>€240 for each person, two months free</p> },
      ]}
    />
  );
}
