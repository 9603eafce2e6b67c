import { Button, Input, useToast } from '@atrium/ui';
import { Form, showFieldErrors } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';

const roles = ['Editor', 'Author'].map((value) => ({ value, label: value }));

/** Labels above; a field is checked when it is left, its message is under it. */
export function Fields() {
  const toast = useToast();
  return (
    <Form
      name="form-Fields"
      validateTrigger="onBlur"
      onFinish={() => toast.success('Sent')}
      style={{ maxInlineSize: 420 }}
    >
      <Form.Item name="name" label="Full name" rules={[{ required: true, message: 'A name is needed' }]}>
        <Input />
      </Form.Item>
      <Form.Item name="role" label="Role" extra="What they may do follows from it.">
        <Select options={roles} />
      </Form.Item>
      <Button htmlType="submit">Send</Button>
    </Form>
  );
}

/** `showFieldErrors` puts what the API refuses beside its field, and gives back what belongs to none. */
export function RejectedByTheServer() {
  const [form] = Form.useForm();
  const error = { fields: { email: ['This email is already in use.'] } };
  return (
    <Form
      name="form-RejectedByTheServer"
      form={form}
      initialValues={{ email: 'amira@example.com' }}
      style={{ maxInlineSize: 420 }}
    >
      <Form.Item name="email" label="Email">
        <Input />
      </Form.Item>
      <Button onClick={() => showFieldErrors(form, error)}>Send</Button>
    </Form>
  );
}
