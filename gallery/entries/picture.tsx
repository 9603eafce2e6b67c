import { Button } from '@atrium/ui';
import { AvatarField, PictureCutDialog, PictureViewer } from '@atrium/ui/picture';
import { useState } from 'react';

const hills =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="800" height="600"%3E%3Crect width="800" height="600" fill="%23bcd4e6"/%3E%3Ccircle cx="600" cy="150" r="70" fill="%23fff3c4"/%3E%3Cpath d="M0 600V380L220 240 420 420 580 320 800 460V600z" fill="%23628070"/%3E%3C/svg%3E';

/** A file that is no picture, or too large a one, is refused beside the field; any other is cut to a square. */
export function Person() {
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <AvatarField
      name="Ines Duarte"
      value={picture}
      onChange={setPicture}
      onStore={async ({ content }) => content}
      explain={String}
    />
  );
}

/** A cover is wide; what lies outside of the frame is cut off. */
export function Cover() {
  const [isOpen, setOpen] = useState(false);
  const [cover, setCover] = useState<string>();
  return (
    <>
      {cover && <img src={cover} alt="Hills in the morning" width={340} />}
      <Button onClick={() => setOpen(true)}>Cut a cover</Button>
      {isOpen && (
        <PictureCutDialog
          content={hills}
          ratio={1.91}
          width={680}
          explain={String}
          onClose={() => setOpen(false)}
          onCut={async (content) => {
            setCover(content);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const fields = hills.replaceAll('%23628070', '%23a3b18a').replaceAll('%23bcd4e6', '%23e6dcc4');

/** Large, one after the other; the arrow keys turn. */
export function Large() {
  const [isOpen, setOpen] = useState(false);
  const pictures = [
    { src: hills, alt: 'Hills in the morning' },
    { src: fields, alt: 'Fields in the evening' },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look at the pictures</Button>
      {isOpen && <PictureViewer pictures={pictures} start={0} onClose={() => setOpen(false)} />}
    </>
  );
}
