import { useOverlays } from 'shared/runtime';
import { SlotContent } from '../apps/SlotContent';
import { useUnhandledErrors } from '../apps/useUnhandledErrors';
import { CommandFault } from './CommandFault';
import { OverlayFault } from './OverlayFault';
import styles from './Overlays.module.css';

/** What apps show over whatever page is on screen, and why a command could not. */
export function Overlays() {
  useUnhandledErrors();
  const overlays = useOverlays();
  return (
    // Out of the frame's grid, whatever an app or a fault puts here.
    <div className={styles.over}>
      {overlays.map(({ app, entry }) => (
        <SlotContent
          key={`${app.id}/${entry.id}`}
          app={app.id}
          module={entry.module}
          fallback={null}
          inPlace={(fault) => <OverlayFault app={app.id}>{fault}</OverlayFault>}
        />
      ))}
      <CommandFault />
    </div>
  );
}
