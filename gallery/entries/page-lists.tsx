import { Pagination } from '@atrium/ui/table';
import { useState } from 'react';
import { people } from '../data/samples';

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

/** So few that each has its number. */
export function FewPages() {
  return <Pagination defaultCurrent={2} total={30} showSizeChanger={false} />;
}

/** Readers choose the page size. */
export function PerPage() {
  return <Pagination defaultCurrent={1} total={132} showSizeChanger pageSizeOptions={[10, 25, 50]} />;
}

/** Straight to a page whose number one knows. */
export function ByNumber() {
  return <Pagination defaultCurrent={12} total={900} showSizeChanger={false} showQuickJumper />;
}

/** The range of rows on screen, in words. */
export function WithWords() {
  return (
    <Pagination
      defaultCurrent={3}
      total={132}
      showSizeChanger={false}
      showTotal={(total, [first, last]) => `${first} to ${last} of ${total}`}
    />
  );
}

/** Below what it turns. */
export function BelowAList() {
  const perPage = 4;
  const [page, setPage] = useState(1);
  return (
    <>
      <ol start={(page - 1) * perPage + 1}>
        {people.slice((page - 1) * perPage, page * perPage).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      <Pagination current={page} total={people.length} pageSize={perPage} showSizeChanger={false} onChange={setPage} />
    </>
  );
}
