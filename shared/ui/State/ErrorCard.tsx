import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../Text/pageTitle';
import styles from './ErrorCard.module.css';
import { Picture, type PictureName } from './Picture';

export interface ErrorCardProps {
  title: string;
  text: ReactNode;
  picture?: PictureName;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** A second way on: the previous version, home. */
  secondAction?: { label: string; onClick: () => void };
  /** Folded away: what the owning team needs to know, as pairs. */
  details?: readonly { name: string; value: string }[];
  /** A smaller card in a place that is not a page: its title is then neither the h1 nor the document's. */
  isSmall?: boolean;
}

/** A part that can't be shown, with ways on and the facts for the team that looks after it. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, text, picture = 'fault', onRetry, isRetrying = false, secondAction, details, isSmall = false } = props;
  const { t } = useTranslation('kit');
  usePageTitle(isSmall ? undefined : title);
  const Title = isSmall ? 'h2' : 'h1';
  return (
    <div className={[styles.fault, isSmall ? styles.small : ''].join(' ')} role="alert">
      <Picture name={picture} />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {(onRetry || secondAction) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button type="primary" onClick={onRetry} loading={isRetrying}>
              {t('error.retry')}
            </Button>
          )}
          {secondAction && <Button onClick={secondAction.onClick}>{secondAction.label}</Button>}
        </div>
      )}
      {details && details.length > 0 && (
        <details className={styles.details}>
          <summary>{t('errorCard.forTheTeam')}</summary>
          <dl>
            {details.map(({ name, value }) => (
              <div key={name} className={styles.pair}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
