import { Checkbox, Switch } from '@atrium/ui';
import { Radio, Segmented } from '@atrium/ui/choice';
import { useState } from 'react';
import { Row } from '../components/Row';

export function Checkboxes() {
  return (
    <Row>
      <Checkbox defaultChecked>Mail</Checkbox>
      <Checkbox>Phone</Checkbox>
      <Checkbox indeterminate>Some of them</Checkbox>
      <Checkbox disabled>Not for you</Checkbox>
    </Row>
  );
}

export function Radios() {
  const options = ['Home', 'Work', 'Elsewhere'];
  return <Radio.Group aria-label="Address" options={options} defaultValue="Home" />;
}

/** For what holds at once, without saving. */
export function Switches() {
  return (
    <Row>
      <Switch aria-label="Notifications" defaultChecked />
      <Switch aria-label="Sounds" />
      <Switch aria-label="Off" disabled />
    </Row>
  );
}

/** A few choices that are all worth seeing. */
export function Segments() {
  const [view, setView] = useState('Week');
  return <Segmented aria-label="View" options={['Day', 'Week', 'Month']} value={view} onChange={setView} />;
}
