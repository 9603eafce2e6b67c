import { Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { blogListPath } from '../../model/blogParams';
import styles from './Tags.module.css';

const known = ['Reporting', 'Photography', 'Design', 'Languages', 'Newsletter', 'Workshop'] as const;

/** Translated category; custom ones keep their name. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('content');
  return (category) => {
    const name = known.find((one) => one === category);
    return name ? t(`blog.category.${name}`) : category;
  };
}

/** Categories of a post, with links to others of the kind. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('content');
  const nameOf = useCategoryName();
  return (
    <ul className={styles.tags} aria-label={t('blog.categories')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={styles.tag} to={blogListPath({ category: tag })}>
            <Pill tone="accent">{nameOf(tag)}</Pill>
          </Link>
        </li>
      ))}
    </ul>
  );
}
