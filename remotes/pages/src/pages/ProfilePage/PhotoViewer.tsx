// Loaded once a photo is opened.
export { PictureViewer as default } from 'shared/ui/picture';
