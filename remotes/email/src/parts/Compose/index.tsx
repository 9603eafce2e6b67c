import { useSelector } from 'react-redux';
import { compositionOf } from '../../state/emailSlice';
import { ComposeForm } from './ComposeForm';

/** The window over the page in which a mail is written. */
export default function ComposeWindow() {
  const composition = useSelector(compositionOf);
  return composition && <ComposeForm key={composition.key} composition={composition} />;
}
