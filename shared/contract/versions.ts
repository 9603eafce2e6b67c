type Version = [major: number, minor: number, patch: number];

function parse(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

const isAtLeast = (one: Version, other: Version) => {
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing < 0 || (one[differing] ?? 0) > (other[differing] ?? 0);
};

function fitsOne(range: string, host: string): boolean {
  const wanted = parse(range.replace(/^[\^~]/, ''));
  const offered = parse(host);
  if (!wanted || !offered || !isAtLeast(offered, wanted)) return false;
  if (range.startsWith('^')) return offered[0] === wanted[0] && (wanted[0] > 0 || offered[1] === wanted[1]);
  if (range.startsWith('~')) return offered[0] === wanted[0] && offered[1] === wanted[1];
  return isAtLeast(wanted, offered);
}

const fitsAny = (range: string, host: string): boolean => range.split('||').some((one) => fitsOne(one.trim(), host));

/** A page asks for each of its apps, of which there may be a thousand, and most say the same. */
const known = new Map<string, boolean>();

/**
 * Does a host of this version offer what a release was built for?
 * @param range of the manifest: a version, with `^` (same major) or `~` (same minor) before it; or several, with `||` between
 */
export function fitsHost(range: string, host: string): boolean {
  const question = `${range} on ${host}`;
  const fits = known.get(question) ?? fitsAny(range, host);
  known.set(question, fits);
  return fits;
}
