import { Alert, Button } from '@atrium/ui';
import { useState } from 'react';
import { Row } from '../components/Row';

export function Types() {
  return (
    <Row isColumn>
      <Alert type="hint" title="Good to know" />
      <Alert type="info" title="The demo keeps what you enter in this browser" />
      <Alert type="success" title="The invoice was sent" />
      <Alert type="warning" title="The list could not be refreshed" action={<Button size="small">Try again</Button>} />
      <Alert type="error" title="The card was refused" description="Ask the bank, or take another one." />
    </Row>
  );
}

export function Closable() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Show it again</Button>;
  return <Alert title="There is a new version" onClose={() => setOpen(false)} />;
}

/** Title, with a text below that says what to do. */
export function WithText() {
  return (
    <Row isColumn>
      <Alert
        type="error"
        title="Nothing was published"
        description="Two pictures have no rights yet. Ask for them first."
      />
      <Alert type="success" title="The export is ready" description="It stays for a week." />
    </Row>
  );
}

/** An action at the end. */
export function WithActions() {
  return (
    <Row isColumn>
      <Alert type="warning" title="Three invoices are overdue" action={<Button size="small">Show them</Button>} />
      <Alert type="info" title="There is a newer version" action={<Button size="small">Reload</Button>} />
    </Row>
  );
}

/** It comes when something happens, and is announced then. */
export function AfterAnAct() {
  const [isFailed, setFailed] = useState(false);
  return (
    <Row isColumn>
      <Row>
        <Button onClick={() => setFailed(true)}>Publish</Button>
      </Row>
      {isFailed && <Alert type="error" title="Nothing was published" onClose={() => setFailed(false)} />}
    </Row>
  );
}

/** For the whole of a page, above its first heading: as wide as the page. */
export function ForAPage() {
  return <Alert type="hint" title="This is a copy: what is changed here changes nothing else" />;
}
