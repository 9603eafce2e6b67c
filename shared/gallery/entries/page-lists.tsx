import { useState } from 'react';
import { Pagination } from 'shared/ui/table';

export function Simple() {
  const [page, setPage] = useState(2);
  return <Pagination simple current={page} total={132} onChange={setPage} />;
}

export function Sizes() {
  return (
    <>
      <Pagination size="small" defaultCurrent={2} total={60} showSizeChanger={false} />
      <br />
      <Pagination size="large" defaultCurrent={2} total={60} showSizeChanger={false} />
    </>
  );
}

export function Alignment() {
  return (
    <>
      <Pagination align="start" defaultCurrent={1} total={40} showSizeChanger={false} />
      <Pagination align="center" defaultCurrent={1} total={40} showSizeChanger={false} />
      <Pagination align="end" defaultCurrent={1} total={40} showSizeChanger={false} />
    </>
  );
}

export function ManyPages() {
  return <Pagination defaultCurrent={6} total={4000} showSizeChanger={false} />;
}

export function NotPossible() {
  return <Pagination disabled defaultCurrent={2} total={60} showSizeChanger={false} />;
}
