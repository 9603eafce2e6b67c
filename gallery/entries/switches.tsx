import { Icon, Switch } from '@atrium/ui';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

/** For what holds at once, without saving; with a label beside it. */
export function WithLabel() {
  const [isOn, setOn] = useState(true);
  return (
    <Row>
      <Switch aria-labelledby="notifications-label" checked={isOn} onChange={setOn} />
      <span id="notifications-label">Notifications</span>
    </Row>
  );
}

export function WithIcons() {
  return (
    <Switch
      aria-label="Sounds"
      checkedChildren={<Icon of={Bell} size={12} />}
      unCheckedChildren={<Icon of={BellOff} size={12} />}
    />
  );
}

export function States() {
  return (
    <Row>
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Off" />
      <Switch aria-label="Waiting" loading checked />
      <Switch aria-label="Not possible" disabled />
      <Switch aria-label="Small" size="small" defaultChecked />
    </Row>
  );
}
