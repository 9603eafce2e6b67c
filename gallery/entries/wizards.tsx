import { Button, Input, useIsNarrow, useToast } from '@atrium/ui';
import { Steps } from '@atrium/ui/display';
import { Form } from '@atrium/ui/forms';
import { useId, useState } from 'react';
import { Row } from '../components/Row';

const parts = [
  { title: 'Account', field: 'username' },
  { title: 'Person', field: 'fullName' },
  { title: 'Address', field: 'city' },
] as const;

interface Shown {
  orientation: 'horizontal' | 'vertical';
  type?: 'default' | 'navigation';
}

function Wizard({ orientation, type = 'default' }: Shown) {
  const [form] = Form.useForm();
  const toast = useToast();
  const isNarrow = useIsNarrow();
  const [step, setStep] = useState(0);
  // The page shows several: each has ids of its own.
  const name = useId();
  const isLast = step === parts.length - 1;
  const goOn = async () => {
    try {
      await form.validateFields([parts[step]?.field]);
    } catch {
      return;
    }
    if (isLast) toast.success('Sent');
    else setStep(step + 1);
  };
  return (
    <Row isColumn>
      <Steps
        current={step}
        type={type}
        orientation={isNarrow ? 'vertical' : orientation}
        items={parts.map(({ title }) => ({ title }))}
      />
      <Form name={name} form={form} onFinish={() => void goOn()}>
        {parts.map(({ title, field }, index) => (
          <div key={field} hidden={index !== step}>
            <Form.Item name={field} label={title} rules={[{ required: true, message: 'Please fill this in' }]}>
              <Input />
            </Form.Item>
          </div>
        ))}
        <Row>
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
          <Button type="primary" onClick={() => void goOn()}>
            {isLast ? 'Send' : 'Next'}
          </Button>
        </Row>
      </Form>
    </Row>
  );
}

/** A step is checked before the next one; what was typed stays when one goes back. */
export function Horizontal() {
  return <Wizard orientation="horizontal" />;
}

export function Vertical() {
  return <Wizard orientation="vertical" />;
}

/** Steps as a bar of places. */
export function AsBar() {
  return <Wizard orientation="horizontal" type="navigation" />;
}

/** The same beside the form, where there is room for it. */
export function BarBeside() {
  return <Wizard orientation="vertical" type="navigation" />;
}
