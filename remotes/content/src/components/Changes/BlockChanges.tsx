import { useTranslation } from 'react-i18next';
import type { ChangedBlock } from '../../model/changes/compareContent';
import type { Container } from '../../model/changes/readBlocks';
import { Changed, ChangePieces } from './ChangePieces';
import styles from './Changes.module.css';

/** Containers implied by others: a list names its entries, and a cell its table. */
const unnamed = ['li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'figure'];
const language = /(?:^|\s)language-(\S+)/;

/** Path of a block in words: "Quote › Numbered list from 5". */
function usePathName(): (path: readonly Container[]) => string {
  const { t } = useTranslation('content');
  const nameOf = ({ tag, attributes: { class: names = '', start, ...rest } }: Container): string => {
    // Widths of columns are no words for a reader.
    const more = Object.entries(rest)
      .filter(([attribute]) => attribute !== 'data-colwidth')
      .map(([name, value]) => `${name}: ${value}`);
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const code = language.exec(names)?.[1];
    const name = level
      ? t('changes.kind.heading', { level })
      : tag === 'ol' && start
        ? t('changes.kind.numberedFrom', { start })
        : tag === 'pre' && code
          ? t('changes.kind.codeIn', { language: code })
          : t(`changes.kind.${kinds[tag] ?? 'other'}`);
    return more.length > 0 ? `${name} (${more.join(', ')})` : name;
  };
  return (path) =>
    path
      .filter(({ tag, key }) => key !== tag || !unnamed.includes(tag))
      .map(nameOf)
      .join(' › ') || t('changes.kind.paragraph');
}

const kinds: Readonly<
  Record<
    string,
    'paragraph' | 'bulleted' | 'numbered' | 'entry' | 'quote' | 'cell' | 'headCell' | 'code' | 'rule' | 'caption'
  >
> = {
  p: 'paragraph',
  ul: 'bulleted',
  ol: 'numbered',
  li: 'entry',
  blockquote: 'quote',
  td: 'cell',
  th: 'headCell',
  pre: 'code',
  hr: 'rule',
  figcaption: 'caption',
  caption: 'caption',
};

const renderedTags = ['pre', 'td', 'th', 'li', 'blockquote', 'hr', 'h2', 'h3', 'h4'];
const tagOf = (path: readonly Container[]): string =>
  path.findLast(({ tag }) => renderedTags.includes(tag))?.tag ?? 'p';

export function BlockChanges({ block: { path, pieces, moved, change } }: { block: ChangedBlock }) {
  const { t } = useTranslation('content');
  const nameOf = usePathName();
  const [before, after] = moved ? [nameOf(moved.before), nameOf(moved.after)] : ['', ''];
  const isEmpty = pieces.length === 0;
  return (
    <div className={styles.block} data-tag={tagOf(path)} data-changed={change !== 'none'} dir="auto">
      {moved && (
        <p className={styles.moved}>
          {before === after ? (
            t('changes.regrouped')
          ) : (
            <>
              <Changed kind="removed" text={before} /> <Changed kind="added" text={after} />
            </>
          )}
        </p>
      )}
      {isEmpty && (change === 'added' || change === 'removed') && <Changed kind={change} text={nameOf(path)} />}
      {isEmpty && change === 'none' && tagOf(path) === 'hr' && <hr />}
      <ChangePieces pieces={pieces} />
    </div>
  );
}
