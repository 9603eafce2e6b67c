export const toAscii = (text: string): string => text.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase();

export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

export const genericAvatars = 12;

/** Picture of a person outside of the team: every third has one. */
export const getGenericAvatar = (id: number): string | null =>
  id % 3 === 0 ? `/assets/demo/avatars/p${(id % genericAvatars) + 1}.svg` : null;
