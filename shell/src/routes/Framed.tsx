import { SlotContentProvider } from '@atrium/sdk';
import { IdleWarning } from '../auth/IdleWarning';
import { SignedOutDialog } from '../auth/SignedOutDialog';
import { BlankFrame } from '../frame/BlankFrame';
import { Frame } from '../frame/Frame';
import { useFrameLook } from '../frame/useFrameLook';
import { MenuProvider } from '../hooks/MenuProvider';
import { InspectorHost } from '../inspector/InspectorHost';
import { Palette } from '../palette/Palette';
import { FilledSlot } from '../remotes/FilledSlot';
import { FramedPage } from './FramedPage';

/** The page on screen in its frame, for people who are signed in. */
export function Framed() {
  const Around = useFrameLook().layout === 'blank' ? BlankFrame : Frame;
  return (
    <SlotContentProvider value={FilledSlot}>
      <MenuProvider>
        {/* Around the palette, which offers it. */}
        <InspectorHost>
          <Palette>
            <Around>
              <FramedPage />
            </Around>
            <SignedOutDialog />
            <IdleWarning />
          </Palette>
        </InspectorHost>
      </MenuProvider>
    </SlotContentProvider>
  );
}
