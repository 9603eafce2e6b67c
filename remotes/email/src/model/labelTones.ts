import type { PillTone } from '@atrium/ui';
import type { EmailLabel } from '../api/schemas';

export const labelTones: Record<EmailLabel, PillTone> = {
  company: 'accent',
  important: 'amber',
  private: 'plum',
  personal: 'teal',
};
