import { Avatar, Icon, IconButton, Pill } from '@atrium/ui';
import { Badge } from '@atrium/ui/display';
import { Bell, Check, Clock, type LucideIcon, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../components/Row';
import styles from './badges.module.css';

/** A count on the element that it belongs to. `IconButton` has one built in. */
export function Counts() {
  return (
    <Row>
      <IconButton label="Notifications, 6 new" icon={Bell} count={6} />
      <IconButton label="Emails, 99+ unread" icon={Mail} count={128} />
      <Badge count={5}>
        <Avatar name="Amira Haddad" size="l" />
      </Badge>
    </Row>
  );
}

/** Something is new, and how much of it does not matter. */
export function DotOnly() {
  return (
    <Row>
      <Badge dot>
        <Avatar name="Jonas Weber" size="l" />
      </Badge>
      <Badge status="processing" text="Publishing" />
      <Badge status="success" text="Published" />
      <Badge status="error" text="Failed" />
    </Row>
  );
}

/** Many are `99+`. */
export function Overflow() {
  return (
    <Row>
      <Badge count={99} aria-label="99 tasks" />
      <Badge count={1280} aria-label="1,280 tasks" />
      <Badge count={0} showZero aria-label="No tasks" />
    </Row>
  );
}

export function InText() {
  return (
    <p>
      Release 2.4 <Pill tone="green">new</Pill>
    </p>
  );
}

const Mark = ({ name, of }: { name: string; of: LucideIcon }) => (
  <span className={styles.mark} role="img" aria-label={name}>
    <Icon of={of} size={12} />
  </span>
);

/** An icon says what a colour alone would not. */
export function WithIcons() {
  return (
    <Row>
      <Badge count={<Mark name="Present" of={Check} />}>
        <Avatar name="Mei Tanaka" size="l" />
      </Badge>
      <Badge count={<Mark name="Away" of={Clock} />}>
        <Avatar name="Tom Okafor" size="l" />
      </Badge>
    </Row>
  );
}

/** The number leads to what it counts, and its name says both. */
export function AsLink() {
  return (
    <Link to="#lists" aria-label="Lists, 3 new">
      Lists <Badge count={3} />
    </Link>
  );
}
