import { ErrorState, LoadingRows } from '@atrium/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useGetAddressQuery } from '../../api/blog/blogApi';
import { isNotFound } from '../../model/isNotFound';
import { NoPost, PostOf } from '../BlogPostPage';

/** The post at an address. One that it has left leads to where it is now. */
export default function BlogAddressPage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetAddressQuery(slug);
  if (isNotFound(error)) return <NoPost />;
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows shape="text" />;
  if (currentData.slug !== slug) return <Navigate to={`/pages/blog/post/${currentData.slug}`} replace />;
  return <PostOf id={String(currentData.id)} />;
}
