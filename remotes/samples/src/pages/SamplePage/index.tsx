import { useLocation } from 'react-router-dom';
import { pageAt } from '../../model/pageList';
import { GalleryExamples } from '../../components/Gallery/GalleryExamples';

/** A page that shows entries of the gallery: the one of the address. */
export default function SamplePage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  return page && <GalleryExamples key={page.path} page={page} />;
}
