/** Priority tags, most urgent first. A task has at most one. */
export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const isPriority = (tag: string): tag is Priority => priorities.some((known) => known === tag);

export const priorityOf = (tags: readonly string[]): Priority | null =>
  priorities.find((one) => tags.includes(one)) ?? null;

export const withPriority = (tags: readonly string[], priority: Priority | null): string[] => [
  ...tags.filter((tag) => !isPriority(tag)),
  ...(priority ? [priority] : []),
];
