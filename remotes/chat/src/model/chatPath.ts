export const chatPath = (contactId?: number): string => (contactId ? `/apps/chat/${contactId}` : '/apps/chat');

/** Contact of a path: undefined for none, null for an invalid path. */
export function parseChatPath(pathname: string): number | undefined | null {
  const [id, ...rest] = pathname.split('/').filter(Boolean).slice(2);
  if (id === undefined) return undefined;
  return /^[1-9]\d*$/.test(id) && rest.length === 0 ? Number(id) : null;
}
