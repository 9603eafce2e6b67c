import { Avatar } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const avatar = defineTrial({
  part: 'Avatar',
  props: {
    name: { values: ['Amira Haddad', 'Jonas Weber', 'Mei Tanaka'], does: 'Whose it is: the initials, and the tone.' },
    size: { values: ['m', 's', 'l', 'xl'], does: '28, 20, 40 or 72 px.' },
    status: { values: ['none', 'online', 'busy', 'away', 'offline'], does: 'A dot for presence, named in words.' },
    isNamed: onOff('Says the name to screen readers, where no text beside it does.'),
  },
  start: { name: 'Amira Haddad', size: 'xl', status: 'online', isNamed: true },
  render: ({ status, ...props }) => <Avatar {...props} {...(status !== 'none' && { status })} />,
  rows: { s: { size: 's' }, m: { size: 'm' }, l: { size: 'l' }, xl: { size: 'xl' } },
  columns: {
    busy: { status: 'busy', name: 'Jonas Weber' },
    away: { status: 'away', name: 'Mei Tanaka' },
    offline: { status: 'offline' },
    none: { status: 'none' },
  },
});

export const trials = [avatar];
