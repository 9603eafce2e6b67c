import { Alert, Button } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Modal } from '../Dialog/Modal';
import { cutPicture, type PictureArea } from './cutPicture';
import styles from './PictureCutDialog.module.css';

export interface PictureCutDialogProps {
  /** The picture, as `readPicture()` gives it. */
  content: string;
  /** Width by height of what is kept. */
  ratio: number;
  /** Width of what comes out, in pixels. */
  width: number;
  /** How it will be shown; what is kept is a rectangle either way. */
  shape?: 'rect' | 'round';
  /** Takes the part that was chosen, as a data URL; when it fails, what it rejects with is said and the dialog stays. */
  onCut: (content: string) => Promise<void>;
  onClose: () => void;
  /** Says in words what went wrong when the picture could not be taken. */
  explain: (error: unknown) => string;
  /** Fields that belong to the picture, such as its words for those who cannot see it. */
  children?: ReactNode;
}

const largestZoom = 4;

/** Which part of a picture is kept: moved by drag, touch or arrow keys, enlarged by wheel, pinch or the slider. */
export function PictureCutDialog(props: PictureCutDialogProps) {
  const { content, ratio, width, shape = 'rect', onCut, onClose, explain, children } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<PictureArea>(undefined);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  // It closes before it goes: what opened it has the focus again.
  const [isOpen, setOpen] = useState(true);

  const take = async () => {
    if (!area.current) return;
    setBusy(true);
    setProblem('');
    try {
      await onCut(await cutPicture(content, area.current, width));
      setOpen(false);
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={t('picture.cut')}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={[
        <Button key="cancel" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>,
        <Button key="take" type="primary" loading={isBusy} onClick={() => void take()}>
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
          maxZoom={largestZoom}
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
      <div className={styles.zoom}>
        <label htmlFor={id}>{t('picture.zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={largestZoom}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </div>
      <p className={styles.hint}>{t('picture.how')}</p>
      {children}
      {problem && <Alert type="error" title={problem} />}
    </Modal>
  );
}
