const longest = 60;

/** A title as a message names it: one that is long is cut after a word. */
export function shortTitle(title: string): string {
  if (title.length <= longest) return title;
  const cut = title.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > longest / 2 ? space : longest)}…`;
}
