import type { Action } from '@atrium/contract';
import {
  ActionButton,
  Button,
  ExplainedButton,
  FloatingAction,
  Icon,
  IconButton,
  LinkButton,
  useToast,
} from '@atrium/ui';
import { Bell, Plus, Send, Star, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

/** `primary` for the one main action of a screen. */
export function Kinds() {
  return (
    <Row>
      <Button type="primary">Add user</Button>
      <Button>Export</Button>
      <Button type="text">Discard</Button>
      <Button type="link">Select all 132</Button>
      <Button danger>Delete</Button>
      <Button type="primary" danger>
        Delete for good
      </Button>
    </Row>
  );
}

export function WithIcon() {
  return (
    <Row>
      <Button type="primary" icon={<Icon of={Plus} />}>
        Add user
      </Button>
      <Button icon={<Icon of={Upload} />}>Export</Button>
      <Button type="text" icon={<Icon of={Send} />}>
        Send
      </Button>
    </Row>
  );
}

export function States() {
  return (
    <Row>
      <Button type="primary" loading>
        Saving
      </Button>
      <Button disabled>Export</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
    </Row>
  );
}

/** Its label is its name for screen readers and its tooltip. */
export function IconOnly() {
  const [isStarred, setStarred] = useState(true);
  return (
    <Row>
      <IconButton label="Delete" icon={Trash2} shortcut="#" />
      <IconButton label="Star" icon={Star} isPressed={isStarred} onClick={() => setStarred(!isStarred)} />
      <IconButton label="Notifications, 6 new" icon={Bell} count={6} />
      <IconButton label="Delete" icon={Trash2} disabled />
    </Row>
  );
}

/** An action of the manifest, as `useActions` returns it: label, icon and shortcut come from its declaration. */
export function OfActions() {
  const toast = useToast();
  const add: Action = {
    id: 'add',
    label: 'Add user',
    icon: [
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'M12 5v14' }],
    ],
    shortcut: 'C',
    isAllowed: true,
    isEnabled: true,
    run: () => toast.info('Add user'),
  };
  return (
    <Row>
      <ActionButton action={add} />
      <ActionButton action={{ ...add, isEnabled: false }} />
    </Row>
  );
}

/** Refused: Tab reaches it, its reason is read, and a press shows it. */
export function Refused() {
  return (
    <Row>
      <ExplainedButton reason="Comments that block the approval are open.">Approve</ExplainedButton>
      <ExplainedButton reason={null}>Request changes</ExplainedButton>
    </Row>
  );
}

/** Leads somewhere: can be opened in a new tab. */
export function Links() {
  return (
    <Row>
      <LinkButton to="/buttons">Stay here</LinkButton>
      <LinkButton to="/" type="primary">
        All components
      </LinkButton>
    </Row>
  );
}

/** Floats over the end of the screen on phones, and draws nothing elsewhere: narrow the window. */
export function OnPhones() {
  const toast = useToast();
  return (
    <>
      <p>The list that it adds to</p>
      <FloatingAction label="Add user" icon={Plus} onClick={() => toast.info('Add user')} />
    </>
  );
}

/** It waits for its answer, keeps the focus, and cannot be pressed twice. */
export function Waiting() {
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => {
      setSaving(false);
      toast.success('Saved');
    }, 1500);
  };
  return (
    <Button type="primary" loading={isSaving} onClick={save}>
      {isSaving ? 'Saving' : 'Save'}
    </Button>
  );
}
