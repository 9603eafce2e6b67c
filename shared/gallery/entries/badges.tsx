import { Bell, Mail } from 'lucide-react';
import { Avatar, IconButton, Pill } from 'shared/ui';
import { Badge } from 'shared/ui/display';
import { Row } from '../parts/Row';

/** How many there are, on what they belong to. `IconButton` has one of its own. */
export function Counts() {
  return (
    <Row>
      <IconButton label="Notifications, 6 new" icon={Bell} count={6} />
      <IconButton label="Mails, 99+ unread" icon={Mail} count={128} />
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
