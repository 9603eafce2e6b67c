import { useState } from 'react';
import { Button, Form, Input, useToast } from '../../ui';
import { FormDrawer, FormPage } from '../../ui/forms';
import { Frame } from '../parts/Frame';

const required = [{ required: true, message: 'This is needed' }];

const nameFields = (
  <>
    <Form.Item name="name" label="Full name" rules={required}>
      <Input />
    </Form.Item>
    <Form.Item name="email" label="Email" rules={required}>
      <Input />
    </Form.Item>
  </>
);

/** Change something: the bar counts, Ctrl+S saves, Discard goes back, and leaving asks first. `taken@example.com` is refused. */
export function PageThatSaves() {
  const toast = useToast();
  const [values, setValues] = useState({ name: 'Amira Haddad', email: 'amira@example.com' });
  const save = async (next: typeof values) => {
    if (next.email.startsWith('taken')) throw { fields: { email: ['This email is already in use.'] } };
    setValues(next);
  };
  return (
    <Frame label="A page that is a form">
      <FormPage title="Amira Haddad" values={values} onSave={save} onSaved={() => toast.success('Saved')}>
        {nameFields}
      </FormPage>
    </Frame>
  );
}

/** A short form beside the page; closing it asks first when something was typed. */
export function DrawerThatAdds() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add user</Button>
      <FormDrawer
        title="Add a user"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        values={{ name: '', email: '' }}
        onSave={async ({ name }) => name}
        onSaved={() => toast.success('Added')}
        submit="Add user"
      >
        {nameFields}
      </FormDrawer>
    </>
  );
}
