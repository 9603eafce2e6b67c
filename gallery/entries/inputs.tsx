import { ClearIcon, Icon, Input, NumberInput, useFormat } from '@atrium/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

export function OneLine() {
  return (
    <Row isColumn>
      <Input aria-label="Name" placeholder="Full name" />
      <Input
        aria-label="Email"
        prefix={<Icon of={Mail} />}
        defaultValue="amira@example.com"
        allowClear={{ clearIcon: <ClearIcon /> }}
      />
      <Input aria-label="Website" prefix="https://" defaultValue="atrium.example" />
    </Row>
  );
}

export function States() {
  return (
    <Row isColumn>
      <Input aria-label="Wrong" status="error" defaultValue="not an address" />
      <Input aria-label="Off" disabled defaultValue="Not to be changed" />
      <Input aria-label="To be read" readOnly defaultValue="5036" />
    </Row>
  );
}

export function Passwords() {
  return (
    <Row isColumn>
      <Input.Password aria-label="Password" defaultValue="correct horse" />
    </Row>
  );
}

export function ManyLines() {
  return (
    <Row isColumn>
      <Input.TextArea aria-label="Note" autoSize={{ minRows: 3 }} showCount maxLength={120} defaultValue="Thank you." />
    </Row>
  );
}

/**
 * Written as the chosen language does it, and read as people write it: 1,200.50, 1.200,50, €1200. What may be a thousand
 * times as much (1.234 in English) is asked for; what cannot be read stays, with an error beside it.
 */
export function Numbers() {
  const [cost, setCost] = useState<number | null>(1200);
  const format = useFormat();
  return (
    <Row>
      <NumberInput aria-label="Cost" value={cost} onChange={setCost} digits={2} minDigits={2} />
      <NumberInput aria-label="Quantity" value={3} />
      <span>{cost === null ? 'Nothing' : format.money(cost)}</span>
    </Row>
  );
}

export function Sizes() {
  return (
    <Row isColumn>
      <Input size="small" aria-label="Small" placeholder="Small" />
      <Input aria-label="Normal" placeholder="Normal" />
      <Input size="large" aria-label="Large" placeholder="Large" />
    </Row>
  );
}
