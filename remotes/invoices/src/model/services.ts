/** What is usually sold: keys of their names. Anything else may be written in their place. */
export const services = [
  'design',
  'translation',
  'photos',
  'copyEditing',
  'interview',
  'illustration',
  'newsletter',
  'audio',
  'proofreading',
] as const;
