import { Input, LengthNote } from '@atrium/ui';
import { useState } from 'react';
import { Row } from '../components/Row';

/** Grows with what is written. */
export function Growing() {
  return (
    <Row isColumn>
      <Input.TextArea aria-label="Note" autoSize={{ minRows: 2, maxRows: 8 }} defaultValue="Thank you." />
    </Row>
  );
}

/** Says how much is left before it is too much. */
export function Counted() {
  return (
    <Row isColumn>
      <Input.TextArea aria-label="Teaser" rows={3} showCount maxLength={120} defaultValue="A walk along the river." />
    </Row>
  );
}

/** Speaks only once it is nearly too much, and says by how much it is. */
export function NearlyFull() {
  const [text, setText] = useState(
    'A walk along the river, past the mill and the old lock, and back over the hill by noon.',
  );
  return (
    <Row isColumn>
      <Input.TextArea aria-label="Lead" rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      <LengthNote length={text.length} limit={80} />
    </Row>
  );
}

export function States() {
  return (
    <Row isColumn>
      <Input.TextArea aria-label="Off" disabled defaultValue="Not to be changed" />
      <Input.TextArea aria-label="Wrong" status="error" defaultValue="Too short" />
    </Row>
  );
}
