import { Pagination } from '@atrium/ui/table';
import { useState } from 'react';

/** For a list that is no table; a table has its own. */
export function Pages() {
  const [page, setPage] = useState(3);
  return <Pagination current={page} total={132} pageSize={10} showSizeChanger={false} onChange={setPage} />;
}
