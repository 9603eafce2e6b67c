import type { EmailLabel } from 'shared/api';
import type { PillTone } from 'shared/ui';

export const labelTones: Record<EmailLabel, PillTone> = {
  company: 'accent',
  important: 'amber',
  private: 'plum',
  personal: 'teal',
};
