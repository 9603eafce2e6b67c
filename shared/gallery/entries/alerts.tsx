import { useState } from 'react';
import { Alert, Button } from '../../ui';
import { Row } from '../parts/Row';

export function Types() {
  return (
    <Row isColumn>
      <Alert type="hint" title="Good to know" />
      <Alert type="info" title="The demo keeps what you enter in this browser" />
      <Alert type="success" title="The invoice was sent" />
      <Alert
        type="warning"
        title="The list could not be brought up to date"
        action={<Button size="small">Try again</Button>}
      />
      <Alert type="error" title="The card was refused" description="Ask the bank, or take another one." />
    </Row>
  );
}

export function Closable() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Show it again</Button>;
  return <Alert title="There is a new version" onClose={() => setOpen(false)} />;
}
