import { useRuntime } from '@atrium/sdk';
import { useSelector } from 'react-redux';
import { composeSessions } from '../../state/compose/sessions';
import { compositionsOf } from '../../state/emailSlice';
import { ComposeWindow } from './ComposeWindow';
import styles from './ComposeWindow.module.css';

export default function ComposeWindows() {
  const compositions = useSelector(compositionsOf);
  // Saves input, also of minimized windows.
  composeSessions(useRuntime());
  const windows = compositions.filter(({ threadId }) => threadId === undefined);
  const front = windows.findLast(({ size }) => size !== 'small');
  return (
    <div className={styles.windows}>
      {windows.map((composition) => (
        <ComposeWindow key={composition.key} composition={composition} isFront={composition === front} />
      ))}
    </div>
  );
}
