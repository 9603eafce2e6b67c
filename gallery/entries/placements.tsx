import { Button, Popover, Tooltip } from '@atrium/ui';
import { Row } from '../components/Row';

const places = ['top', 'bottom', 'left', 'right'] as const;

export function TooltipPlacement() {
  return (
    <Row>
      {places.map((place) => (
        <Tooltip key={place} title="Sent on 12 November" placement={place}>
          <Button>{place}</Button>
        </Tooltip>
      ))}
    </Row>
  );
}

export function PopoverPlacement() {
  return (
    <Row>
      {places.map((place) => (
        <Popover key={place} trigger="click" placement={place} title="Columns" content={<p>What the panel holds</p>}>
          <Button>{place}</Button>
        </Popover>
      ))}
    </Row>
  );
}

/** A disabled control gives its reason and stays reachable by keyboard. */
export function Reasons() {
  return (
    <Tooltip title="Two invoices still use it">
      <Button aria-disabled>Delete</Button>
    </Tooltip>
  );
}
