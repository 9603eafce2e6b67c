import { Navigate } from 'react-router-dom';
import { mayReadDrafts } from '../../model/rights';
import { useActor } from '../../state/useActor';

/** Short path: review queue for writers, live items for readers. */
export default function ContentPage() {
  return <Navigate to={mayReadDrafts(useActor()) ? '/content/review' : '/content/published'} replace />;
}
