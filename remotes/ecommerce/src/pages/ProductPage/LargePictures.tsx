// Loaded once a picture is enlarged.
export { PictureViewer as default } from '@atrium/ui/picture';
