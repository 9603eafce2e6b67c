import { Button, Icon, IconButton } from '@atrium/ui';
import { Bell, Plus, Send, Star, Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineTrial, onOff } from '../trial/defineTrial';

const drawings = { Bell, Plus, Send, Star, Trash2, Upload };

type IconChoice = 'none' | keyof typeof drawings;

/** A prop that takes an icon, or none. */
const iconProp = (name: string, does: string) => ({
  values: ['none', 'Send', 'Plus', 'Upload', 'Trash2', 'Star', 'Bell'] as const,
  does,
  write: (icon: IconChoice) => `${name}={<Icon of={${icon}} />}`,
});

const iconOf = (icon: IconChoice): ReactNode => icon !== 'none' && <Icon of={drawings[icon]} />;

const label: Record<IconChoice, string> = {
  none: 'Send to Amira',
  Send: 'Send to Amira',
  Upload: 'Export',
  Plus: 'Add user',
  Trash2: 'Delete',
  Star: 'Star',
  Bell: 'Remind me',
};

const button = defineTrial({
  part: 'Button',
  props: {
    type: {
      values: ['default', 'primary', 'text', 'link'],
      does: 'Its weight on the page: `primary` once, for the main action.',
    },
    danger: onOff('It takes something away.'),
    size: { values: ['middle', 'small', 'large'], does: '32, 24 or 40 px; what a finger presses is 44 px on phones.' },
    icon: iconProp('icon', 'Before the label.'),
    loading: onOff('It keeps its width, and refuses a second press.'),
    disabled: onOff('It cannot be pressed: say why, in a tooltip or beside it.'),
  },
  start: { type: 'primary', danger: false, size: 'middle', icon: 'Send', loading: false, disabled: false },
  given: ['onClick={send}'],
  inside: 'Send to Amira',
  render: ({ icon, ...props }) => (
    <Button {...props} icon={iconOf(icon)}>
      {label[icon]}
    </Button>
  ),
  rows: {
    primary: { type: 'primary', icon: 'Send' },
    default: { type: 'default', icon: 'Upload' },
    text: { type: 'text', icon: 'Plus' },
    link: { type: 'link', icon: 'none' },
    danger: { type: 'default', danger: true, icon: 'Trash2' },
  },
  isTouched: true,
  columns: { busy: { loading: true }, off: { disabled: true } },
});

/** Each says what is on the corner of its button. */
const bellLabels = { 0: 'Notifications', 6: 'Notifications, 6 new', 120: 'Notifications, 99+ new' };

const iconButton = defineTrial({
  part: 'IconButton',
  props: {
    count: { values: [0, 6, 120], does: 'A number on its corner; say it in the label as well.' },
    isPressed: onOff('Pressed or not, for a button that switches something.'),
    disabled: onOff('It cannot be pressed.'),
  },
  start: { count: 6, isPressed: false, disabled: false },
  given: ['label={label}', 'icon={Bell}', 'onClick={open}'],
  render: (props) => <IconButton label={bellLabels[props.count]} icon={Bell} {...props} />,
  rows: { bare: { count: 0 }, counted: { count: 6 } },
  isTouched: true,
  columns: { on: { isPressed: true }, off: { disabled: true } },
});

export const trials = [button, iconButton];
