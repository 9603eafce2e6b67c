import { Button, Popover, Tooltip } from '@atrium/ui';
import { Row } from '../components/Row';

/** A few words about what is pointed at or focused. Never the only place of what one must know. */
export function Tooltips() {
  return (
    <Row>
      <Tooltip title="Sent on 12 November">
        <Button>Sent</Button>
      </Tooltip>
      <Tooltip title="Nothing to save yet" placement="bottom">
        <Button type="text">Save</Button>
      </Tooltip>
    </Row>
  );
}

/** A small panel with controls of its own. */
export function Popovers() {
  return (
    <Popover trigger="click" placement="bottomLeft" title="Columns" content={<p>What the panel holds</p>}>
      <Button>View</Button>
    </Popover>
  );
}
