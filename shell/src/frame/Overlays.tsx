import { useOverlays } from 'shared/runtime';
import { CommandFault } from '../remotes/CommandFault';
import { SlotContent } from '../remotes/SlotContent';
import { useUnhandledErrors } from '../remotes/useUnhandledErrors';

/** What apps show over whatever page is on screen, and why a command could not. */
export function Overlays() {
  useUnhandledErrors();
  const overlays = useOverlays();
  return (
    <>
      {overlays.map(({ app, entry }) => (
        <SlotContent key={`${app.id}/${entry.id}`} app={app.id} module={entry.module} fallback={null} />
      ))}
      <CommandFault />
    </>
  );
}
