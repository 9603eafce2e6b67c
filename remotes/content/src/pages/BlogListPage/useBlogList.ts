import { useSearchParams } from 'react-router-dom';
import { useGetPostsQuery } from '../../api/blog/blogApi';
import { readBlogParams, toBlogQuery, writeBlogParams } from '../../model/blogParams';

export function useBlogList() {
  const [search, setSearch] = useSearchParams();
  const params = readBlogParams(search);
  const posts = useGetPostsQuery(toBlogQuery(params));
  // The API does not count posts: the next page is prefetched to know whether there is one.
  const { currentData: older = [] } = useGetPostsQuery(toBlogQuery({ ...params, page: params.page + 1 }));

  return {
    params,
    posts,
    hasOlder: older.length > 0,
    search: (q: string) => setSearch(writeBlogParams({ ...params, q, page: 1 }), { replace: true }),
    clear: () => setSearch({}),
  };
}
