import { PageLinks, Pagination } from '@atrium/ui/table';
import { useState } from 'react';

/** For a list that is no table; a table has its own. Each number is a button, or a link with `pageSearch`. */
export function Numbers() {
  const [page, setPage] = useState(3);
  return <PageLinks page={page} last={14} onPage={setPage} />;
}

/** Antd's, for what has several bars of pages. */
export function Pages() {
  const [page, setPage] = useState(3);
  return <Pagination current={page} total={132} pageSize={10} showSizeChanger={false} onChange={setPage} />;
}
