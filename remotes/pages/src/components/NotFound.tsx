import { EmptyState } from '@atrium/ui';
import { Link } from 'react-router-dom';

/** Does the thing that was asked for not exist? */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

interface NotFoundProps {
  title: string;
  text: string;
  /** Where one finds what there is. */
  to: string;
  link: string;
}

/** The address leads to nothing; the way back does. */
export function NotFound({ title, text, to, link }: NotFoundProps) {
  return <EmptyState isPage picture="lost" title={title} text={text} action={<Link to={to}>{link}</Link>} />;
}
