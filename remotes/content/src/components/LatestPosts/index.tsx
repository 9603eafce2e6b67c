import type { SlotProps } from '@atrium/contract';
import { useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetPostsQuery } from '../../api/blog/blogApi';
import { useReaderLanguages } from '../../state/useReaderLanguages';
import styles from './LatestPosts.module.css';

const usualRows = 3;

export default function LatestPosts({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const { dateShort } = useFormat();
  const language = useReaderLanguages();
  return (
    <QueryCard
      title={t('blog.recent')}
      end={<CardLink to="/pages/blog/list">{t('blog.title')}</CardLink>}
      query={useGetPostsQuery({ status: 'Published', perPage: rows, language }, { refetchOnMountOrArgChange: true })}
      rows={rows}
      empty={{ is: (posts) => posts.length === 0, text: t('blog.emptyText') }}
    >
      {(posts) => (
        <CardRows>
          {posts.map(({ id, title, img, userFullName, blogPosted }) => (
            <CardRow
              key={id}
              to={`/pages/blog/detail/${id}`}
              mark={<img className={styles.picture} src={img} alt="" width={640} height={360} loading="lazy" />}
              title={title}
              sub={userFullName}
              when={dateShort(blogPosted)}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
