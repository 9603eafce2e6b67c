import { Alert } from '@atrium/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentText } from '../../api/schemas';
import { compareContent } from '../../model/changes/compareContent';
import { readBody } from '../ItemText/readBody';
import { BlockChanges } from './BlockChanges';
import { ChangeHeadline } from './ChangeHeadline';
import { ChangePieces } from './ChangePieces';
import { FieldChanges } from './FieldChanges';
import styles from './ItemChanges.module.css';

interface TextChangesProps {
  before: ContentText;
  after: ContentText;
  against: ReactNode;
  head?: (title: ReactNode) => ReactNode;
}

/** Stable while the compared content is equal: items are new objects on each fetch. */
function useContent({ title, slug, summary, body, cover, channelIds, tags, locale }: ContentText): ContentText {
  return useMemo(
    () => ({ title, slug, summary, body, cover, channelIds, tags, locale }),
    [title, slug, summary, body, cover, channelIds, tags, locale],
  );
}

/** Changes between versions: counts, and their places in the text. */
export function TextChanges({ against, head, ...compared }: TextChangesProps) {
  const { t } = useTranslation('content');
  const [before, after] = [useContent(compared.before), useContent(compared.after)];
  const changes = useMemo(() => compareContent(before, after, readBody), [before, after]);
  const title = <ChangePieces pieces={changes.title} />;
  return (
    <>
      {head ? head(title) : <h3 className={styles.title}>{title}</h3>}
      <div className={styles.against}>
        <p>{against}</p>
        <ChangeHeadline changes={changes} />
      </div>
      {changes.isCoarse && <Alert type="info" title={t('changes.coarse')} />}
      <FieldChanges fields={changes.fields} before={before} after={after} />
      <div className={styles.text}>
        {changes.summary.length > 0 && (
          <div className={styles.block} data-changed={changes.summary.some(({ kind }) => kind !== 'same')} dir="auto">
            <ChangePieces pieces={changes.summary} />
          </div>
        )}
        {changes.blocks.map((block, index) => (
          <BlockChanges key={index} block={block} />
        ))}
      </div>
    </>
  );
}
