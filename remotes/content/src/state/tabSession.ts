const name = 'atrium.content.session';

/** The id of this tab in locks; it survives a reload. */
export function tabSession(): string {
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const session = crypto.randomUUID();
  sessionStorage.setItem(name, session);
  return session;
}
