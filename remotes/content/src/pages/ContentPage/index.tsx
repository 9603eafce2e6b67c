import { Navigate } from 'react-router-dom';
import { mayReadDrafts } from '../../model/rights';
import { useActor } from '../../state/useActor';

/** The short form: what waits for those who write, what is live for those who read. */
export default function ContentPage() {
  return <Navigate to={mayReadDrafts(useActor()) ? '/content/review' : '/content/published'} replace />;
}
