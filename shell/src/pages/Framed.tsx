import { SlotContentProvider } from 'shared/runtime';
import { FilledSlot } from '../apps/FilledSlot';
import { InspectorHost } from '../inspector/InspectorHost';
import { BlankFrame } from '../layout/BlankFrame';
import { useFrameLook } from '../layout/layoutSettings';
import { Frame } from '../layout/ShellLayout';
import { MenuProvider } from '../navigation/MenuProvider';
import { Palette } from '../navigation/Palette';
import { IdleWarning } from '../session/IdleWarning';
import { SignedOutDialog } from '../session/SignedOutDialog';
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
