import { Button, DropdownMenu, Icon, IconButton } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { AlignCenter, AlignLeft, AlignRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

export function Sizes() {
  return (
    <Row>
      <Button size="small">Small</Button>
      <Button>Normal</Button>
      <Button size="large">Large</Button>
    </Row>
  );
}

export function FullWidth() {
  return (
    <Row isColumn>
      <Button type="primary" block>
        Sign in
      </Button>
      <Button block>Cancel</Button>
    </Row>
  );
}

/** Of several, one is pressed. */
export function Toggles() {
  const [align, setAlign] = useState('Left');
  const icons = { Left: AlignLeft, Middle: AlignCenter, Right: AlignRight };
  return (
    <Row>
      {Object.entries(icons).map(([name, icon]) => (
        <IconButton key={name} label={name} icon={icon} isPressed={align === name} onClick={() => setAlign(name)} />
      ))}
    </Row>
  );
}

export function AsSegments() {
  return <Segmented aria-label="Period" options={['Day', 'Week', 'Month']} defaultValue="Week" />;
}

/** A main action, with related ones in a menu beside it. */
export function Split() {
  const items = ['Send later', 'Send as a test'].map((label) => ({ key: label, label }));
  return (
    <Row>
      <Button type="primary">Send</Button>
      <DropdownMenu trigger={['click']} menu={{ items }}>
        <IconButton label="More ways to send" icon={ChevronDown} />
      </DropdownMenu>
    </Row>
  );
}

export function AsLink() {
  return (
    <Button type="link" href="#all" icon={<Icon of={ChevronDown} />}>
      All samples
    </Button>
  );
}
