import { Button, Checkbox, Icon, Input } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Lock, Mail, UserRound } from 'lucide-react';
import styles from './form-layouts.module.css';

/** Labels above: the way all forms of the product are. */
export function Vertical() {
  return (
    <Form name="form-layouts-Vertical" style={{ maxInlineSize: 420 }}>
      <Form.Item name="name" label="Full name">
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email">
        <Input />
      </Form.Item>
      <Button htmlType="submit" type="primary">
        Send
      </Button>
    </Form>
  );
}

export function WithIcons() {
  return (
    <Form name="form-layouts-WithIcons" style={{ maxInlineSize: 420 }}>
      <Form.Item name="name" label="Full name">
        <Input prefix={<Icon of={UserRound} />} />
      </Form.Item>
      <Form.Item name="email" label="Email">
        <Input prefix={<Icon of={Mail} />} />
      </Form.Item>
      <Form.Item name="password" label="Password">
        <Input.Password prefix={<Icon of={Lock} />} autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="isRemembered" valuePropName="checked">
        <Checkbox>Remember me</Checkbox>
      </Form.Item>
      <Button htmlType="submit">Send</Button>
    </Form>
  );
}

/** Columns where there is room; related fields stay together. */
export function Columns() {
  return (
    <Form name="form-layouts-Columns">
      <div className={styles.columns}>
        {['First name', 'Last name', 'City', 'Country', 'Company', 'Email'].map((label) => (
          <Form.Item key={label} name={label} label={label}>
            <Input />
          </Form.Item>
        ))}
      </div>
      <Button htmlType="submit">Send</Button>
    </Form>
  );
}

/** Labels beside, for few short fields. */
export function Horizontal() {
  return (
    <Form
      name="form-layouts-Horizontal"
      layout="horizontal"
      labelCol={{ flex: '120px' }}
      style={{ maxInlineSize: 520 }}
    >
      <Form.Item name="name" label="Full name">
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email">
        <Input />
      </Form.Item>
    </Form>
  );
}

export function HorizontalWithIcons() {
  return (
    <Form
      name="form-layouts-HorizontalWithIcons"
      layout="horizontal"
      labelCol={{ flex: '120px' }}
      style={{ maxInlineSize: 520 }}
    >
      <Form.Item name="name" label="Full name">
        <Input prefix={<Icon of={UserRound} />} />
      </Form.Item>
      <Form.Item name="email" label="Email">
        <Input prefix={<Icon of={Mail} />} />
      </Form.Item>
      <Button htmlType="submit">Send</Button>
    </Form>
  );
}
