import { useStoreFileMutation } from '@atrium/sdk';
import type { ArticleEditor } from '@atrium/ui/article';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAssetMutation } from '../../api/assetsApi';
import { addressOf } from '../../model/assetKeys';
import { useShownFiles } from '../../state/useShownFiles';

const AssetChooser = lazy(() => import(/* webpackChunkName: "assets" */ '../Assets/AssetChooser'));

/**
 * Takes pictures of a text into the library and returns their addresses; the editor shows errors. Where the library does
 * not take one, such as when it is full, the text has it alone.
 */
function usePictureStore(): (file: File) => Promise<string> {
  const [storeFile] = useStoreFileMutation();
  const [addAsset] = useAddAssetMutation();
  return async (content) => {
    const { fileName, url, size } = (await storeFile({ fileName: content.name, content }).unwrap()).file;
    const { data } = await addAsset({ fileName, src: url, size });
    return data ? addressOf(data.asset) : url;
  };
}

type EditorProps = ComponentProps<typeof ArticleEditor>;
type PickPicture = NonNullable<EditorProps['pickPicture']>;

interface PicturesOfText extends Pick<EditorProps, 'storePicture' | 'showPicture' | 'pickPicture'> {
  dialog: ReactNode;
}

/** Lets a picture of the text be chosen from the library, or from the person's files. */
function usePicking() {
  const { t } = useTranslation('content');
  const [ways, setWays] = useState<{ put: Parameters<PickPicture>[0]; browse: () => void } | null>(null);
  const dialog = ways && (
    <Suspense>
      <AssetChooser
        title={t('assets.choosePicture')}
        onBrowse={ways.browse}
        onChoose={({ asset, alt }) => ways.put({ src: addressOf(asset), alt })}
        onClose={() => setWays(null)}
      />
    </Suspense>
  );
  const pickPicture: PickPicture = (put, browse) => setWays({ put, browse });
  return { pickPicture, dialog };
}

/** Where pictures of a text come from, for its editor, and the dialog in which they are chosen. */
export function usePicturesOfText(): PicturesOfText {
  const storePicture = usePictureStore();
  const showPicture = useShownFiles();
  return { storePicture, showPicture, ...usePicking() };
}
