import { useLocation } from 'react-router-dom';
import { GalleryExamples } from '../components/GalleryExamples';
import { pageAt } from '../model/pageList';

export default function SamplePage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  return page && <GalleryExamples key={page.path} page={page} />;
}
