const maxLength = 60;

/** Title for messages: long ones are cut after a word. */
export function shortTitle(title: string): string {
  if (title.length <= maxLength) return title;
  const cut = title.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > maxLength / 2 ? space : maxLength)}…`;
}
