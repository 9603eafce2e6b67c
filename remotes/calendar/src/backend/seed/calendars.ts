import type { Calendar } from '../../api/schemas';

const tones = { Personal: 'red', Business: 'accent', Family: 'amber', Holiday: 'green', ETC: 'teal' } as const;

export const calendars = Object.entries(tones).map(
  ([key, tone], index): Omit<Calendar, 'rev'> => ({
    id: index + 1,
    key,
    name: '',
    tone,
    isPrivate: false,
    owner: null,
  }),
);
