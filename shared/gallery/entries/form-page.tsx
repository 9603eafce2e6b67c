import { useMemo, useState } from 'react';
import { Button, EmptyState, Form, Input, useToast } from '../../ui';
import { DatePicker } from '../../ui/date';
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

const tea = { title: 'Thank-you card', text: 'Thank you for the tea.', day: '2026-11-12', rev: 1 };

/**
 * Type something, then let somebody else save or delete it. What they changed besides is taken in; a field that both
 * changed shows both versions; what is deleted can be saved as new.
 */
export function ChangedElsewhere() {
  const toast = useToast();
  const [card, setCard] = useState<typeof tea | null>(tea);
  const values = useMemo(() => ({ title: '', text: '', day: '', ...card }), [card]);
  const change = (part: Partial<typeof tea>) => setCard({ ...tea, ...card, ...part, rev: (card?.rev ?? 0) + 1 });
  return (
    <Frame label="A record that others change too" height={640}>
      <FormPage
        title="Card"
        values={values}
        rev={card?.rev ?? 0}
        onSave={async (next) => setCard({ ...next, rev: 1 })}
        onUpdate={async (changed) => change(changed)}
        onSaved={() => toast.success('Saved')}
        isGone={!card}
        whenGone={<EmptyState picture="lost" title="It is gone" text="Somebody has deleted it." />}
        actions={
          <>
            <Button onClick={() => change({ text: 'Thank you for the cake.', day: '2026-12-10' })}>
              Somebody else saves
            </Button>
            <Button onClick={() => setCard(null)}>Somebody else deletes</Button>
          </>
        }
      >
        <Form.Item name="title" label="Title" rules={required}>
          <Input />
        </Form.Item>
        <Form.Item name="text" label="Text">
          <Input.TextArea />
        </Form.Item>
        <Form.Item name="day" label="Day">
          <DatePicker />
        </Form.Item>
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
