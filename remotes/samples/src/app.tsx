import { defineApp } from '@atrium/contract';
import { samplesApi } from './api/samplesApi';
import { samplePages } from './model/pageList';
import { ownPages } from './pages/ownPages';

const loadSamplePage = () => import('./pages/SamplePage');

export default defineApp({
  id: 'samples',
  api: samplesApi,
  routes: [
    { path: '/samples', load: () => import('./pages/HomePage') },
    ...samplePages.map(({ path }) => ({ path, load: ownPages[path] ?? loadSamplePage })),
  ],
});
