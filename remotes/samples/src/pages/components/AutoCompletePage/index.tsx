import { GalleryExamples } from '../../../components/GalleryExamples';
import { pageAt } from '../../../model/pageList';
import { TitleField } from './TitleField';
import source from './TitleField?source';

const page = pageAt('/components/auto-complete');

export default function AutoCompletePage() {
  return page && <GalleryExamples page={page} own={[{ name: 'titleField', of: TitleField, source }]} />;
}
