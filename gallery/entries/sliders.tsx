import { NumberInput, useFormat } from '@atrium/ui';
import { Slider } from '@atrium/ui/fields';
import { useState } from 'react';
import { Row } from '../components/Row';

/** For a value that need not be exact, such as a volume; beside a field where it must be. */
export function One() {
  return <Slider ariaLabelForHandle="Volume" defaultValue={30} />;
}

export function Range() {
  return <Slider range={{ draggableTrack: true }} ariaLabelForHandle={['From', 'To']} defaultValue={[20, 60]} />;
}

export function Steps() {
  return <Slider ariaLabelForHandle="Quality" step={10} dots defaultValue={40} />;
}

export function Marks() {
  return (
    <Slider
      ariaLabelForHandle="Priority"
      step={null}
      marks={{ 0: 'Low', 50: 'Normal', 100: 'High' }}
      defaultValue={50}
    />
  );
}

/** Written in the chosen language. */
export function Tooltips() {
  const { money } = useFormat();
  return (
    <Slider
      ariaLabelForHandle="Budget"
      max={5000}
      step={100}
      defaultValue={1200}
      tooltip={{ formatter: (value) => money(value ?? 0) }}
    />
  );
}

export function WithField() {
  const [value, setValue] = useState(25);
  return (
    <Row isColumn>
      <Slider ariaLabelForHandle="Discount" value={value} onChange={setValue} />
      <NumberInput aria-label="Discount in percent" value={value} onChange={(given) => setValue(given ?? 0)} />
    </Row>
  );
}

export function Vertical() {
  return (
    <div style={{ blockSize: 160 }}>
      <Slider ariaLabelForHandle="Height" orientation="vertical" defaultValue={40} />
    </div>
  );
}

export function NotPossible() {
  return <Slider ariaLabelForHandle="Fixed" disabled defaultValue={70} />;
}

/** From one number to another one, and no further. */
export function Bounds() {
  return <Slider ariaLabelForHandle="Width in pixels" min={320} max={1440} defaultValue={768} />;
}

/** Shows the remainder instead of the amount used. */
export function Reversed() {
  return <Slider ariaLabelForHandle="Time left" reverse defaultValue={30} />;
}
