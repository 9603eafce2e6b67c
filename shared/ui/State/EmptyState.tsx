import type { ReactNode } from 'react';
import { usePageTitle } from '../Text/pageTitle';
import styles from './EmptyState.module.css';
import { Picture, type PictureName } from './Picture';
import { useLateText } from './useLateText';

export interface EmptyStateProps {
  picture: PictureName;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** The page has no other heading: the title is its h1, and the document's title. */
  isPage?: boolean;
}

/** Nothing here yet, or nothing that matches, which is also said: a drawing, one sentence, one action. */
export function EmptyState({ picture, title, text, action, isPage = false }: EmptyStateProps) {
  usePageTitle(isPage ? title : undefined);
  const Title = isPage ? 'h1' : 'p';
  const isSaid = picture === 'search' && !isPage;
  const late = useLateText(title);
  return (
    <div
      className={[styles.empty, isPage ? styles.page : ''].join(' ')}
      {...(isPage && { 'data-page-state': picture })}
    >
      <Picture name={picture} />
      <Title className={styles.title} dir="auto" {...(isSaid && { role: 'status' })}>
        {isSaid ? late : title}
      </Title>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
