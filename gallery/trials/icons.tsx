import { Icon } from '@atrium/ui';
import { Bell, Calendar, Mail, Star, Trash2 } from 'lucide-react';
import { defineTrial } from '../trial/defineTrial';

const drawings = { Mail, Bell, Calendar, Star, Trash2 };

const icon = defineTrial({
  part: 'Icon',
  props: {
    of: {
      values: ['none', 'Mail', 'Bell', 'Calendar', 'Star', 'Trash2'],
      does: 'An icon of lucide-react, imported by name.',
      write: (name) => `of={${name}}`,
    },
    size: { values: [16, 12, 20, 24, 40], does: 'In pixels; 16 in rows and buttons.' },
  },
  start: { of: 'Mail', size: 40 },
  render: ({ of, size }) => (of === 'none' ? null : <Icon of={drawings[of]} size={size} />),
  rows: { Mail: {}, Star: { of: 'Star' } },
  columns: { small: { size: 12 }, standard: { size: 16 }, head: { size: 20 }, picture: { size: 24 } },
});

export const trials = [icon];
