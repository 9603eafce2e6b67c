import { Link } from 'react-router-dom';
import { EmptyState } from './EmptyState';

export interface RecordNotFoundProps {
  title: string;
  text: string;
  /** Address of the list that the record would be in, and the link's text. */
  to: string;
  link: string;
}

/** The page for an address whose record does not exist: title, reason and a way back. */
export function RecordNotFound({ title, text, to, link }: RecordNotFoundProps) {
  return <EmptyState isPage picture="lost" title={title} text={text} action={<Link to={to}>{link}</Link>} />;
}
