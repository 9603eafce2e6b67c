import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BlogDetail } from '../../api/blog/schemas';
import { postPath } from '../../model/blogPost';
import { languageName } from '../../model/languageName';
import styles from './BlogPost.module.css';

/** The other languages of a post, each by its own name. */
export function PostLanguages({ post: { id, translations } }: { post: Pick<BlogDetail, 'id' | 'translations'> }) {
  const { t } = useTranslation('content');
  const others = translations.filter((one) => one.id !== id);
  if (others.length === 0) return null;
  return (
    <nav className={styles.languages} aria-label={t('translation.readIn')}>
      <span aria-hidden="true">{t('translation.readIn')}</span>
      <ul>
        {others.map((one) => (
          <li key={one.id}>
            <Link to={postPath(one)} hrefLang={one.locale} lang={one.locale} title={one.title}>
              <bdi>{languageName(one.locale, one.locale)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
