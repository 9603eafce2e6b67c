import { SignedOutDialog } from '../auth/SignedOutDialog';
import { Frame } from '../frame/Frame';
import { Palette } from '../palette/Palette';
import { FramedPage } from './FramedPage';

/** The page on screen in its frame, for whoever is signed in. */
export default function Framed() {
  return (
    <Palette>
      <Frame>
        <FramedPage />
      </Frame>
      <SignedOutDialog />
    </Palette>
  );
}
