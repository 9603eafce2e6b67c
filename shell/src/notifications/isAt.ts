/** Does an address show what a link leads to? It may say more than the link does. */
export function isAt(link: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = link.split('?');
  const given = new URLSearchParams(search);
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}
