import { useTranslation } from 'react-i18next';
import type { ContentItem } from '../../api/schemas';
import { postPath } from '../../model/blogPost';
import { shownLengths, toResultText, toShownSeo } from '../../model/seo';
import styles from './Seo.module.css';

/** An item as a result of a search, and as a card in a network. */
export function SeoPreview({ item }: { item: ContentItem }) {
  const { t } = useTranslation('content');
  const { title, description, picture } = toShownSeo(item);
  const address = `${location.host}${postPath(item)}`;
  return (
    <>
      <figure className={styles.result} lang={item.locale} dir="auto">
        <figcaption>{t('seo.result')}</figcaption>
        <cite dir="ltr">{address}</cite>
        <b>{toResultText(title || t('untitled'), shownLengths.title)}</b>
        <p>{toResultText(description, shownLengths.description)}</p>
      </figure>
      <figure className={styles.card} lang={item.locale} dir="auto">
        <figcaption>{t('seo.card')}</figcaption>
        {picture && <img src={picture} alt="" />}
        <div>
          <b>{title || t('untitled')}</b>
          <p>{description}</p>
          <cite dir="ltr">{location.host}</cite>
        </div>
      </figure>
    </>
  );
}
