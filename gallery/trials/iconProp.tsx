import { Icon } from '@atrium/ui';
import { Bell, Plus, Send, Star, Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';

const drawings = { Bell, Plus, Send, Star, Trash2, Upload };

export type IconChoice = 'none' | keyof typeof drawings;

/** A prop that takes an icon, or none. */
export const iconProp = (name: string, does: string) => ({
  values: ['none', 'Send', 'Plus', 'Upload', 'Trash2', 'Star', 'Bell'] as const,
  does,
  write: (icon: IconChoice) => `${name}={<Icon of={${icon}} />}`,
});

export const iconOf = (icon: IconChoice): ReactNode => icon !== 'none' && <Icon of={drawings[icon]} />;
