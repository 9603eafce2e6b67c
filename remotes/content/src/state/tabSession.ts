const name = 'atrium.content.session';

/** This tab, as locks name it: the same one after a reload. */
export function tabSession(): string {
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const session = crypto.randomUUID();
  sessionStorage.setItem(name, session);
  return session;
}
