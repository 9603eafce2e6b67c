import { Radio } from '@atrium/ui/choice';
import { Row } from '../components/Row';

export function InARow() {
  return <Radio.Group aria-label="Address" options={['Home', 'Work', 'Elsewhere']} defaultValue="Home" />;
}

export function BelowEachOther() {
  return (
    <Radio.Group
      aria-label="Delivery"
      vertical
      options={['By post', 'By courier', 'Fetched in person']}
      defaultValue="By post"
    />
  );
}

export function NotPossible() {
  return (
    <Row>
      <Radio.Group aria-label="Plan" disabled options={['Month', 'Year']} defaultValue="Month" />
    </Row>
  );
}
