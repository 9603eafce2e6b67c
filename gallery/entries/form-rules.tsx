import { Button, Input, NumberInput, useToast } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';

/** A field is checked when it is left; the first wrong one gets the focus when the form is sent. */
export function Rules() {
  const toast = useToast();
  return (
    <Form
      name="form-rules-Rules"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={() => toast.success('Sent')}
      style={{ maxInlineSize: 420 }}
    >
      <Form.Item name="name" label="Username" rules={[{ required: true, min: 3, message: 'Three characters or more' }]}>
        <Input />
      </Form.Item>
      <Form.Item
        name="email"
        label="Email"
        rules={[{ required: true, type: 'email', message: 'An address such as name@example.com' }]}
      >
        <Input />
      </Form.Item>
      <Button htmlType="submit" type="primary">
        Send
      </Button>
    </Form>
  );
}

/** A field that depends on another one. */
export function Repeated() {
  const toast = useToast();
  return (
    <Form
      name="form-rules-Repeated"
      validateTrigger="onBlur"
      onFinish={() => toast.success('Changed')}
      style={{ maxInlineSize: 420 }}
    >
      <Form.Item
        name="password"
        label="New password"
        rules={[{ required: true, min: 8, message: 'Eight characters or more' }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label="Once more"
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value) => {
              if (value !== getFieldValue('password')) throw new Error('The passwords differ');
            },
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button htmlType="submit">Change</Button>
    </Form>
  );
}

/** The rules of all fields, beside the model that they guard. */
const issueRules = {
  title: [{ required: true, max: 60, message: 'One to sixty characters' }],
  address: [{ pattern: /^[a-z0-9-]+$/, message: 'Small letters, digits and hyphens' }],
  pages: [{ type: 'number', min: 8, max: 96, message: 'From 8 to 96 pages' }],
} as const;

/** The rules are data, in one place: form, import and test take the same ones. */
export function RulesInOnePlace() {
  const toast = useToast();
  const rulesOf = (field: keyof typeof issueRules) => [...issueRules[field]];
  return (
    <Form
      name="form-rules-RulesInOnePlace"
      validateTrigger="onBlur"
      onFinish={() => toast.success('Added')}
      style={{ maxInlineSize: 420 }}
    >
      <Form.Item name="title" label="Title of the issue" rules={rulesOf('title')}>
        <Input />
      </Form.Item>
      <Form.Item name="address" label="Address" rules={rulesOf('address')}>
        <Input />
      </Form.Item>
      <Form.Item name="pages" label="Pages" rules={rulesOf('pages')}>
        <NumberInput />
      </Form.Item>
      <Button htmlType="submit">Add the issue</Button>
    </Form>
  );
}
