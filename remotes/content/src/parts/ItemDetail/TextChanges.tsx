import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentText } from '../../api/schemas';
import { blocksOf } from '../../model/blocksOf';
import { type Piece, wordChanges } from '../../model/wordChanges';
import styles from './ItemChanges.module.css';

/** Words that came and went are underlined and struck out, never marked by colour alone. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <span key={index}>
        <Mark className={styles[kind]}>{text.trimEnd()}</Mark>{' '}
      </span>
    );
  });
}

type Words = Pick<ContentText, 'title' | 'summary' | 'body'>;

const oneBlock = (tag: string, text: string) => (text ? [{ tag, text }] : []);

interface TextChangesProps {
  before: Words;
  after: Words;
  /** What is compared, in words. */
  against: ReactNode;
  /** Draws what is over the text, with the changed title. */
  head?: (title: ReactNode) => ReactNode;
}

/** What has changed from one text to another, word by word. */
export function TextChanges({ before, after, against, head }: TextChangesProps) {
  const { t } = useTranslation('content');
  const { title, body } = useMemo(
    () => ({
      title: wordChanges(oneBlock('h2', before.title), oneBlock('h2', after.title)),
      body: wordChanges(
        [...oneBlock('p', before.summary), ...blocksOf(before.body)],
        [...oneBlock('p', after.summary), ...blocksOf(after.body)],
      ),
    }),
    [before.title, before.summary, before.body, after.title, after.summary, after.body],
  );
  const changedTitle = <Pieces pieces={title.blocks.flatMap(({ pieces }) => pieces)} />;
  return (
    <>
      {head ? head(changedTitle) : <h3 className={styles.title}>{changedTitle}</h3>}
      <p className={styles.against}>
        {against} <span className={styles.plus}>{t('changes.added', { count: body.added + title.added })}</span>{' '}
        <span className={styles.minus}>{t('changes.removed', { count: body.removed + title.removed })}</span>
      </p>
      <div className={styles.text} dir="auto">
        {body.blocks.map(({ tag, pieces, isChanged }, index) => (
          <div key={index} className={styles.block} data-tag={tag} data-changed={isChanged}>
            <Pieces pieces={pieces} />
          </div>
        ))}
      </div>
    </>
  );
}
