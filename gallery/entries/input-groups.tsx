import { Button, Checkbox, Icon, Input, NumberInput } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

/** A fixed prefix or suffix. */
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

/** The kind of value, chosen beside it. */
export function WithChoice() {
  const [weight, setWeight] = useState<number | null>(12);
  const [unit, setUnit] = useState('kg');
  return (
    <Row>
      <NumberInput aria-label="Weight" value={weight} onChange={setWeight} style={{ maxInlineSize: 120 }} />
      <Select
        aria-label="Unit of weight"
        value={unit}
        onChange={setUnit}
        options={['kg', 'g', 'lb'].map((value) => ({ value, label: value }))}
        style={{ inlineSize: 88 }}
      />
    </Row>
  );
}

/** The field counts while its box is ticked. */
export function WithCheckboxes() {
  const [isOn, setOn] = useState(true);
  return (
    <Row isColumn>
      <Input
        aria-label="Reply to"
        disabled={!isOn}
        prefix={<Checkbox aria-label="Replies go to" checked={isOn} onChange={({ target }) => setOn(target.checked)} />}
        defaultValue="team@example.com"
      />
    </Row>
  );
}
