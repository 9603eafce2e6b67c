import { SlotContentProvider } from 'shared/runtime';
import { IdleWarning } from '../auth/IdleWarning';
import { SignedOutDialog } from '../auth/SignedOutDialog';
import { Frame } from '../frame/Frame';
import { InspectorHost } from '../inspector/InspectorHost';
import { Palette } from '../palette/Palette';
import { FilledSlot } from '../remotes/FilledSlot';
import { FramedPage } from './FramedPage';

/** The page on screen in its frame, for people who are signed in. */
export function Framed() {
  return (
    <SlotContentProvider value={FilledSlot}>
      <Palette>
        <InspectorHost>
          <Frame>
            <FramedPage />
          </Frame>
        </InspectorHost>
        <SignedOutDialog />
        <IdleWarning />
      </Palette>
    </SlotContentProvider>
  );
}
