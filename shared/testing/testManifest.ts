export { createBareManifest as createTestManifest } from '../contract/bareManifest';
