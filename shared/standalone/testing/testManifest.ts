export { createBareManifest as createTestManifest } from '@atrium/contract/host';
