import { Mail, Search } from 'lucide-react';
import { Button, Icon, Input } from 'shared/ui';
import { Row } from '../parts/Row';

/** What always comes before or after. */
export function WithText() {
  return (
    <Row isColumn>
      <Input aria-label="Website" prefix="https://" defaultValue="atrium.example" />
      <Input aria-label="Weight" suffix="kg" defaultValue="12" />
    </Row>
  );
}

export function WithIcons() {
  return (
    <Row isColumn>
      <Input aria-label="Email" prefix={<Icon of={Mail} />} placeholder="name@example.com" />
      <Input aria-label="Search" suffix={<Icon of={Search} />} />
    </Row>
  );
}

/** A field with the button that sends it. */
export function WithButton() {
  return (
    <Row>
      <Input aria-label="Invite by email" placeholder="name@example.com" style={{ maxInlineSize: 260 }} />
      <Button type="primary">Invite</Button>
    </Row>
  );
}

export function Sizes() {
  return (
    <Row isColumn>
      <Input size="small" aria-label="Small" prefix="@" defaultValue="amira" />
      <Input aria-label="Normal" prefix="@" defaultValue="amira" />
      <Input size="large" aria-label="Large" prefix="@" defaultValue="amira" />
    </Row>
  );
}
