import { defineRemote } from '@atrium/build';
import manifest from './src/manifest';

export default defineRemote(import.meta.dirname, manifest);
