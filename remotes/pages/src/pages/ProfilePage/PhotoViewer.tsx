// Loaded once a photo is opened.
export { PictureViewer as default } from '@atrium/ui/picture';
