import { VisuallyHidden } from '@atrium/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture, Piece } from '../../model/changes/compareTokens';
import type { Mark } from '../../model/changes/readBlocks';
import styles from './Changes.module.css';

interface ChangedProps {
  kind: 'added' | 'removed';
  text: string;
  dir?: 'ltr';
}

/** Inserted or deleted text: underlined or struck out and announced, never marked by colour alone. */
export function Changed({ kind, text, dir }: ChangedProps) {
  const { t } = useTranslation('content');
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles[kind]} dir={dir}>
      <VisuallyHidden>{t(`changes.say.${kind}`)} </VisuallyHidden>
      {text}
    </Mark>
  );
}

const namedMarks = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup'] as const;

/** Names of marks; others are named after their element. */
function useMarkNames(): (marks: readonly Mark[]) => string {
  const { t } = useTranslation('content');
  return (marks) =>
    marks
      .map(({ name, attributes }) => {
        const known = namedMarks.find((one) => one === name);
        const values = Object.values(attributes);
        return [known ? t(`changes.mark.${known}`) : name, ...values].join(' ');
      })
      .join(', ');
}

/** Words with changed formatting, which is described after them. */
function Formatted({ text, gained, lost }: Extract<Piece, { kind: 'formatted' }>) {
  const { t } = useTranslation('content');
  const nameAll = useMarkNames();
  const says = [
    gained.length > 0 && t('changes.gained', { marks: nameAll(gained) }),
    lost.length > 0 && t('changes.lost', { marks: nameAll(lost) }),
    gained.length + lost.length === 0 && t('changes.spaced'),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.formatted}>{text}</span> <span className={styles.chip}>{says.join(', ')}</span>
    </>
  );
}

/** Former and new target of a link, in full, because approval covers the link. */
function LinkTargets({ before, after }: Extract<Piece, { kind: 'link' }>) {
  const { t } = useTranslation('content');
  return (
    <span className={styles.target}>
      {t('changes.target')}{' '}
      {before !== null && <Changed kind="removed" text={before || t('changes.nowhere')} dir="ltr" />}{' '}
      {after !== null && <Changed kind="added" text={after || t('changes.nowhere')} dir="ltr" />}
    </span>
  );
}

interface PictureChangeProps {
  before: Picture | null;
  after: Picture | null;
  isChanged: boolean;
}

export function PictureChange({ before, after, isChanged }: PictureChangeProps) {
  if (!isChanged) return after && <img className={styles.picture} src={after.src} alt={after.alt} />;
  return (
    <span className={styles.pictures}>
      {before && <ChangedPicture kind="removed" picture={before} />}
      {after && <ChangedPicture kind="added" picture={after} />}
    </span>
  );
}

function ChangedPicture({ kind, picture: { src, alt } }: { kind: 'added' | 'removed'; picture: Picture }) {
  const { t } = useTranslation('content');
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles.changedPicture} data-kind={kind}>
      <VisuallyHidden>{t(`changes.say.${kind}`)} </VisuallyHidden>
      <span className={styles.chip}>{t(`changes.picture.${kind}`)}</span>
      <img className={styles.picture} src={src} alt={alt} />
      <span aria-hidden className={styles.alt}>
        {alt || t('changes.noAlt')}
      </span>
      {!src.startsWith('data:') && (
        <span className={styles.source} dir="ltr">
          {src}
        </span>
      )}
    </Mark>
  );
}

/** Blanks around changed words are not marked. */
function Words({ kind, text }: { kind: 'same' | 'added' | 'removed'; text: string }) {
  if (kind === 'same') return text;
  const [, start = '', words = '', end = ''] = /^( ?)(.*?)( ?)$/s.exec(text) ?? [];
  return (
    <>
      {start}
      <Changed kind={kind} text={words || text} />
      {end}
    </>
  );
}

function ChangePiece({ piece }: { piece: Piece }) {
  if (piece.kind === 'formatted') return <Formatted {...piece} />;
  if (piece.kind === 'link') return <LinkTargets {...piece} />;
  if (piece.kind === 'picture') return <PictureChange {...piece} />;
  return <Words {...piece} />;
}

export const ChangePieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      <ChangePiece piece={piece} />
    </Fragment>
  ));
