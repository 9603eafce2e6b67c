import { Alert, Button } from 'antd';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { readFile } from '../File/FilePicker';
import { Modal } from '../Overlay/Modal';
import { drawPicture, type PictureArea } from './drawPicture';
import styles from './PictureCutDialog.module.css';

export interface PictureCutDialogProps {
  /** The picture, as `readPicture()` gives it. */
  content: string;
  /** Width by height of what is kept. */
  ratio: number;
  /** Width of what comes out, in pixels. */
  width: number;
  /** Shape in which it is shown; stored as a rectangle either way. */
  shape?: 'rect' | 'round';
  /** Takes the part that was chosen, as a data URL; when it fails, what it rejects with is said and the dialog stays. */
  onCut: (content: string) => Promise<void>;
  onClose: () => void;
  /** Says in words what went wrong when the picture could not be taken. */
  explain: (error: unknown) => string;
  /** Fields that belong to the picture, such as its words for those who cannot see it. */
  children?: ReactNode;
}

const maxZoom = 4;

/** Crop of a picture: moved by drag, touch or arrow keys, zoomed by wheel, pinch or slider. */
export function PictureCutDialog(props: PictureCutDialogProps) {
  const { content, ratio, shape = 'rect', onClose, children } = props;
  const { t } = useTranslation('kit');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<PictureArea>(undefined);
  const { issue, isBusy, isOpen, close, take } = usePictureCut(props, area);

  return (
    <Modal
      open={isOpen}
      title={t('picture.cut')}
      onCancel={close}
      afterClose={onClose}
      footer={[
        <Button key="cancel" onClick={close}>
          {t('cancel')}
        </Button>,
        <Button key="take" type="primary" loading={isBusy} onClick={take}>
          {t('picture.take')}
        </Button>,
      ]}
    >
      <div className={styles.stage}>
        <Cropper
          image={content}
          aspect={ratio}
          cropShape={shape}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          showGrid={shape === 'rect'}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('picture.part'), role: 'application' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => {
            area.current = pixels;
          }}
        />
      </div>
      <ZoomField zoom={zoom} onZoom={setZoom} />
      <p className={styles.hint}>{t('picture.how')}</p>
      {children}
      {issue && <Alert type="error" title={issue} />}
    </Modal>
  );
}

function ZoomField({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation('kit');
  const id = useId();
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>{t('picture.zoom')}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.01}
        value={zoom}
        onChange={({ target }) => onZoom(target.valueAsNumber)}
      />
    </div>
  );
}

/** Cuts the area out and hands it on; the dialog stays where that fails. */
function usePictureCut(
  { content, width, onCut, explain }: Pick<PictureCutDialogProps, 'content' | 'width' | 'onCut' | 'explain'>,
  area: RefObject<PictureArea | undefined>,
) {
  const [issue, setIssue] = useState('');
  const [isBusy, setBusy] = useState(false);
  // It closes before it goes: what opened it has the focus again.
  const [isOpen, setOpen] = useState(true);

  const cut = async () => {
    if (!area.current) return;
    setBusy(true);
    setIssue('');
    try {
      await onCut(await cutPicture(content, area.current, width));
      setOpen(false);
    } catch (error) {
      setIssue(explain(error));
      setBusy(false);
    }
  };

  return { issue, isBusy, isOpen, close: () => setOpen(false), take: () => void cut() };
}

/**
 * Draws a part of a picture on its own.
 * @param content the picture as a data URL
 * @param width of what comes out, in pixels; its height follows from the area
 * @returns a data URL of type image/webp, where the browser can write it
 */
async function cutPicture(content: string, area: PictureArea, width: number): Promise<string> {
  const image = new Image();
  image.src = content;
  await image.decode();
  const encode = drawPicture(image, area, { width, height: Math.round((width * area.height) / area.width) });
  return readFile(await encode('image/webp', 0.85));
}
