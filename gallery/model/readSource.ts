/** One example: a function that an entry's file exports. */
export interface Example {
  name: string;
  text: string;
  code: string;
}

const comment = String.raw`(?:/\*\*(?<text>(?:(?!\*/)[\s\S])*)\*/\n)?`;

/** A comment as a sentence, without what it says of parameters. */
const proseOf = (text = '') =>
  text
    .replace(/\s*\n\s*\* ?/g, ' ')
    .trim()
    .replace(/ @\w+ .*$/, '');

/** From a place in a source to the end of the block that begins there. */
function blockAt(source: string, start: number): string {
  const end = source.indexOf('\n}\n', start);
  return source.slice(start, end < 0 ? source.length : end + 2).trim();
}

/** The examples of an entry's file, in its order: its exported components. */
export function readExamples(source: string): Example[] {
  const functions = source.matchAll(new RegExp(`${comment}(?<head>export function (?<name>[A-Z]\\w*)\\()`, 'g'));
  return [...functions].map(({ index, groups = {}, 0: all }) => {
    const start = index + all.length - (groups.head?.length ?? 0);
    return {
      name: groups.name ?? '',
      text: proseOf(groups.text),
      code: blockAt(source, start).replace(/^export /, ''),
    };
  });
}

/** Documentation of an export in a source: its comment, and its props with theirs. */
export function readExport(source: string, name: string): { text: string; props: string } {
  const found = source.match(new RegExp(`${comment}export (?:async )?(?:function|const|class) ${name}\\b`));
  const props = source.indexOf(`export interface ${name}Props`);
  return { text: proseOf(found?.groups?.text), props: props < 0 ? '' : blockAt(source, props).replace(/^export /, '') };
}

/** A name in words: `WithDetail` is "With detail". */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
