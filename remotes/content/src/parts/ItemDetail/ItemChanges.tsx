import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'shared/ui';
import type { ContentVersion, ItemDetail } from '../../api/schemas';
import { type Piece, wordChanges } from '../../model/wordChanges';
import styles from './ItemChanges.module.css';
import { ItemHead } from './ItemHead';
import { blocksOf } from './readBody';

/** Words that came and went are underlined and struck out, never told by colour alone. */
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

/** The newest version against what is live or was approved, word by word. */
export default function ItemChanges({ item, base }: { item: ItemDetail['item']; base: ContentVersion | null }) {
  const { t } = useTranslation('content');
  const changes = useMemo(
    () =>
      base && {
        title: wordChanges([{ tag: 'h2', text: base.snapshot.title }], [{ tag: 'h2', text: item.title }]),
        body: wordChanges(blocksOf(base.snapshot.body), blocksOf(item.body)),
      },
    [base, item.title, item.body],
  );
  if (!base || !changes) return <EmptyState picture="document" title={t('changes.none')} text={t('changes.first')} />;
  const { title, body } = changes;
  return (
    <>
      <ItemHead item={item} title={<Pieces pieces={title.blocks.flatMap(({ pieces }) => pieces)} />} />
      <p className={styles.against}>
        {t(item.publishedVersion === base.version ? 'changes.live' : 'changes.approved', { version: base.version })}{' '}
        <span className={styles.plus}>{t('changes.added', { count: body.added + title.added })}</span>{' '}
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
