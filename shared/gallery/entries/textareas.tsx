import { Input } from 'shared/ui';
import { Row } from '../parts/Row';

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

export function States() {
  return (
    <Row isColumn>
      <Input.TextArea aria-label="Off" disabled defaultValue="Not to be changed" />
      <Input.TextArea aria-label="Wrong" status="error" defaultValue="Too short" />
    </Row>
  );
}
