import { Button, EmptyState, Input, useToast } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form, FormDialog, FormDrawer, FormPage, FormPanel } from '@atrium/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { Frame } from '../components/Frame';

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

const tea = { title: 'Thank-you card', text: 'Thank you for the tea.', day: '2026-11-12' };

/**
 * Type something, then let somebody else save or delete it. What they changed besides is taken in; a field that both
 * changed shows both versions; what is deleted can be saved as new.
 */
export function ChangedElsewhere() {
  const toast = useToast();
  const [card, setCard] = useState<typeof tea | null>(tea);
  const [{ rev, changedAt }, setVersion] = useState({ rev: 0, changedAt: '' });
  const values = useMemo(() => ({ title: '', text: '', day: '', ...card }), [card]);
  const lastChange = useMemo(() => ({ by: 'Ana Silva', at: changedAt }), [changedAt]);
  const change = (part: Partial<typeof tea>) => {
    setCard({ ...tea, ...card, ...part });
    setVersion({ rev: rev + 1, changedAt: new Date().toISOString() });
  };
  return (
    <Frame label="A record that others change too" height={640}>
      <FormPage
        title="Card"
        values={values}
        rev={rev}
        lastChange={lastChange}
        onSave={async (next) => setCard(next)}
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

/** Two or three fields in the middle of the window; what others change meanwhile is compared there as on a page. */
export function DialogThatRenames() {
  const [list, setList] = useState({ name: 'Summer issue', rev: 1 });
  const [isOpen, setOpen] = useState(false);
  const change = (name: string) => setList(({ rev }) => ({ name, rev: rev + 1 }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename “{list.name}”</Button>
      <FormDialog
        title="Rename the list"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        values={{ name: list.name }}
        rev={list.rev}
        onSave={async ({ name }) => change(name)}
        onUpdate={async ({ name = list.name }) => change(name)}
        submit="Save"
      >
        <Form.Item name="name" label="Name" rules={required}>
          <Input />
        </Form.Item>
        <Button onClick={() => change('Autumn issue')}>Somebody else renames it</Button>
      </FormDialog>
    </>
  );
}

/** A form in a window that an app draws by itself, with another way on than to close it. */
export function PanelBesideItsRecord() {
  const toast = useToast();
  const requestClose = useRef(() => {});
  const [values, setValues] = useState({ name: 'Tea with Mei' });
  return (
    <FormPanel
      values={values}
      onSave={async (next) => setValues(next)}
      onSaved={() => toast.success('Saved')}
      onClose={() => {}}
      requestClose={requestClose}
      submit="Save"
      start={(readForm) => (
        <Button type="text" onClick={() => toast.info(`All fields of “${readForm().name}”`)}>
          All fields
        </Button>
      )}
    >
      <Form.Item name="name" label="Name" rules={required}>
        <Input />
      </Form.Item>
    </FormPanel>
  );
}
